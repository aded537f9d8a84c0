import { generateKeyPairSync } from 'node:crypto'

/**
 * A public key without a known private key (COSE). An unknown passkey is checked against it, so that the time of a
 * reply does not reveal which passkeys exist.
 */
function makeDecoyKey(): Uint8Array<ArrayBuffer> {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const mapOfEs256 = Buffer.from('a5010203262001215820', 'hex')
  const nextIsY = Buffer.from('225820', 'hex')
  return new Uint8Array(
    Buffer.concat([mapOfEs256, Buffer.from(x, 'base64url'), nextIsY, Buffer.from(y, 'base64url')]),
  )
}

export const decoyKey = makeDecoyKey()
