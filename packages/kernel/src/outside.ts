/** Why a server outside was not heard: its address is not to be asked, or what it answered was too much or too late. */
export type OutsideReason = 'closedAddress' | 'tooLarge' | 'tooSlow' | 'unreachable'

/** A server outside that gave no usable answer. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault'
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, options: { cause?: unknown } = {}) {
    super(`outside: ${reason}`, options)
    this.reason = reason
  }
}

export interface OutsideRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}

/** Asks servers whose addresses people typed. Throws an `OutsideFault` where one is not to be asked, or not heard. */
export interface Outside {
  /** Whether private addresses and plain http are open. */
  readonly allowsPrivate: boolean
  fetch(address: string, request: OutsideRequest): Promise<Response>
}
