import { toDataURL } from 'qrcode'
import { enrolAddress } from '../rules/totp.ts'

/** The QR code for an authenticator app with its margin, as an image address. */
export function drawSecret(secret: string, of: { issuer: string; label: string }): Promise<string> {
  return toDataURL(enrolAddress(secret, of), { margin: 2, scale: 6 })
}
