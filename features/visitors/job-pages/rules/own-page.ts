/** The path of the page of one application. */
export const ownPage = '/jobs/-/application'

/** The path by which an applicant opens the own application. */
export function applicationPath(token: string): string {
  return `${ownPage}?sign=${token}`
}
