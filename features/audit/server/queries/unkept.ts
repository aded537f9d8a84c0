/** A request whose answer holds a secret: it is not kept for retries, so that none lies in the database. */
export function unkept<Request extends { context: { idempotencyKey: string | null } }>(
  request: Request,
): Request {
  return { ...request, context: { ...request.context, idempotencyKey: null } }
}
