/** The words of RFC 7644 for what was wrong; null where it has none. */
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

/** What a directory is refused with: it speaks SCIM, whose errors have a form of their own (decision 021). */
export class ScimFault extends Error {
  override readonly name = 'ScimFault'
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413
  readonly scimType: ScimType

  constructor(status: ScimFault['status'], scimType: ScimType, detail: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

/** The answer of a user or a group that is not there, or is another company's. */
export const noResource = () => new ScimFault(404, null, 'There is no such resource')
