/**
 * A request that brings a secret, as a password that proves who asks, or whose answer holds one: nothing of it is kept for
 * retries, so that neither the secret nor a hash to guess it by lies in the database.
 */
export function withoutIdempotencyKey<Request extends { context: { idempotencyKey: string | null } }>(
  request: Request,
): Request {
  return { ...request, context: { ...request.context, idempotencyKey: null } }
}
