/** The codes of the envelope, named once, in the order of the call table. 0 is success. */
export const codes = {
  tokenExpired: 1000,
  tokenInvalid: 1001,
  noPermission: 1002,
  invalidInput: 1003,
  signInNeeded: 1004,
  notFound: 1005,
  wrongReportPassword: 1006,
  quotaUsedUp: 1008,
  tooMany: 1009,
  fileRefused: 1010,
  wrongCredentials: 1011,
  changedMeanwhile: 1012,
  switchedOff: 1013,
  serverError: 1500,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** Codes of a token that the server does not take any more. */
export const tokenCodes: readonly number[] = [codes.tokenExpired, codes.tokenInvalid]

/** Codes of a caller who has to sign in. */
export const signInCodes: readonly number[] = [...tokenCodes, codes.signInNeeded]
