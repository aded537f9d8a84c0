/**
 * The error code of the system, the database or a library, such as `ENOENT` or `53100`.
 *
 * Undefined where an error has none, or something else than an error was thrown.
 */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
