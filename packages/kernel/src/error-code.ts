/**
 * The code by which the system, the database or a library says what failed, such as `ENOENT` or `53100`.
 *
 * Returns undefined where an error has none, or what was thrown is no error.
 */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
