/** The call that opens a link, apart from its contract, so that the password page need not load the schemas. */
export const openingAddress = {
  method: 'POST',
  path: '/candidate/employment/interview/checkReportPwd',
  sends: 'form',
  payload: 'data',
} as const
