/** Why there is no usable reply: the address is not allowed, or the reply was too large or too late. */
export type ExternalHttpReason = 'closedAddress' | 'tooLarge' | 'tooSlow' | 'unreachable'

/** An external server gave no usable reply. */
export class ExternalHttpError extends Error {
  override readonly name = 'ExternalHttpError'
  readonly reason: ExternalHttpReason

  constructor(reason: ExternalHttpReason, options: { cause?: unknown } = {}) {
    super(`outside: ${reason}`, options)
    this.reason = reason
  }
}

export interface OutsideRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}

/**
 * Calls servers whose addresses people typed. Throws an `ExternalHttpError` where the address is not allowed, or there
 * is no usable reply.
 */
export interface ExternalHttp {
  /** Whether private addresses and plain http are allowed. */
  readonly allowsPrivate: boolean
  fetch(address: string, request: OutsideRequest): Promise<Response>
}
