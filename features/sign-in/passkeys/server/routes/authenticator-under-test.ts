import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import type { addPasskey, signInByPasskey } from '../../contract.ts'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The head of a value in CBOR: its major type and its length, which no value here needs more than two bytes for. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}

export function toCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [toCbor(key), toCbor(each)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

const algorithms = { ES256: -7, Ed25519: -8 } as const

/** Deviations from the answer of an honest browser and authenticator. */
export interface Odd {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly crossOrigin?: boolean
  readonly userHandle?: string | undefined
  readonly counter?: number
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly id?: string
  readonly format?: string
  readonly statement?: Map<string, Cbor>
}

interface Asked {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
  readonly user?: { readonly id: string }
}

/** An authenticator with one passkey, which answers as a browser hands it on. */
export class Authenticator {
  readonly #key: KeyObject
  readonly #cose: Buffer
  readonly #counts: boolean
  readonly id = base64url(randomBytes(16))
  readonly #origin: string
  counter = 0
  /** The account that it was made for; nobody's before that. */
  #userHandle = base64url(randomBytes(16))

  constructor({
    origin,
    algorithm = 'ES256',
    counts = true,
  }: { readonly origin: string; readonly algorithm?: keyof typeof algorithms; readonly counts?: boolean }) {
    this.#origin = origin
    this.#counts = counts
    const { privateKey, publicKey } =
      algorithm === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('ed25519')
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const alg = algorithms[algorithm]
    const of = (text: string) => Buffer.from(text, 'base64url')
    const cose: [number, Cbor][] =
      algorithm === 'ES256'
        ? [
            [1, 2],
            [3, alg],
            [-1, 1],
            [-2, of(x)],
            [-3, of(y)],
          ]
        : [
            [1, 1],
            [3, alg],
            [-1, 6],
            [-2, of(x)],
          ]
    this.#key = privateKey
    this.#cose = toCbor(new Map(cose))
  }

  #clientData(type: string, { challenge }: Asked, odd: Odd): Buffer {
    const { origin = this.#origin, crossOrigin = false } = odd
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin,
        crossOrigin,
      }),
    )
  }

  #authData(rpId: string, odd: Odd, made?: Buffer): Buffer {
    const { isVerified = true, isPresent = true } = odd
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (made ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(odd.counter ?? this.counter)
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), counter, ...(made ? [made] : [])])
  }

  #sign(data: Buffer): Buffer {
    const digest = this.#key.asymmetricKeyType === 'ec' ? 'sha256' : null
    return sign(digest, data, this.#key)
  }

  /** Makes the passkey. */
  make(asked: Asked, odd: Odd = {}): SentInputOf<typeof addPasskey>['made'] {
    this.#userHandle = asked.user?.id ?? ''
    const id = Buffer.from(odd.id ?? this.id, 'base64url')
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#cose])
    const authData = this.#authData(asked.rp?.id ?? '', odd, made)
    const clientData = this.#clientData('webauthn.create', asked, odd)
    const { format = 'none' } = odd
    const selfSigned = () =>
      new Map<string, Cbor>([
        ['alg', this.#key.asymmetricKeyType === 'ec' ? -7 : -8],
        ['sig', this.#sign(Buffer.concat([authData, sha256(clientData)]))],
      ])
    const statement = odd.statement ?? (format === 'packed' ? selfSigned() : new Map<string, Cbor>())
    const object = new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ])
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(toCbor(object)),
        transports: ['internal'],
      },
    }
  }

  /** Uses the passkey, once more than before. */
  use(asked: Asked, odd: Odd = {}): SentInputOf<typeof signInByPasskey>['use'] {
    if (this.#counts) this.counter += 1
    const authData = this.#authData(asked.rpId ?? '', odd)
    const clientData = this.#clientData('webauthn.get', asked, odd)
    const userHandle = 'userHandle' in odd ? odd.userHandle : this.#userHandle
    const { id = this.id } = odd
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(this.#sign(Buffer.concat([authData, sha256(clientData)]))),
        ...(userHandle !== undefined && { userHandle }),
      },
    }
  }
}
