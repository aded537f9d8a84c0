import { generateKeyPairSync } from 'node:crypto'

/**
 * A public key whose private one nobody has, in the form of COSE: a passkey that nobody has is checked against it, so that
 * no answer's time tells which there are.
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
