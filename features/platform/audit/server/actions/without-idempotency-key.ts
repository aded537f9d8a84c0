/**
 * Returns a request without its idempotency key, for calls whose input or reply holds a secret, such as a password:
 * without the key nothing is kept for retries, neither the secret nor a hash to guess it by.
 */
export function withoutIdempotencyKey<Request extends { context: { idempotencyKey: string | null } }>(
  request: Request,
): Request {
  return { ...request, context: { ...request.context, idempotencyKey: null } }
}
