import { toDataURL } from 'qrcode'
import { enrolAddress } from '../rules/totp.ts'

/** The picture that an authenticator app takes a secret from, with its quiet margin, as the address of an image. */
export function drawSecret(secret: string, of: { issuer: string; label: string }): Promise<string> {
  return toDataURL(enrolAddress(secret, of), { margin: 2, scale: 6 })
}
