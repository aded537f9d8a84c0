/** The `scimType` values of RFC 7644; null where it has none for the error. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'
  | null

/** An error for a directory, in SCIM's own form (decision 021). */
export class ScimFault extends Error {
  override readonly name = 'ScimFault'
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 429
  readonly scimType: ScimType

  constructor(status: ScimFault['status'], scimType: ScimType, detail: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

export const attributeFault = (path: string) =>
  new ScimFault(400, 'invalidValue', `"${path || 'the body'}" is missing, too long or of another type`)

export const takenFault = () =>
  new ScimFault(409, 'uniqueness', 'The user name or the e-mail address has an account already')

/** The error for a user or group that does not exist or belongs to another company. */
export const noResource = () => new ScimFault(404, null, 'There is no such resource')
