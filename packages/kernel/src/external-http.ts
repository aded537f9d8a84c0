/** Why a server outside was not heard: its address is not to be asked, or what it answered was too much or too late. */
export type ExternalHttpReason = 'closedAddress' | 'tooLarge' | 'tooSlow' | 'unreachable'

/** A server outside that gave no usable answer. */
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

/** Asks servers whose addresses people typed. Throws an `ExternalHttpError` where one is not to be asked, or not heard. */
export interface ExternalHttp {
  /** Whether private addresses and plain http are open. */
  readonly allowsPrivate: boolean
  fetch(address: string, request: OutsideRequest): Promise<Response>
}
