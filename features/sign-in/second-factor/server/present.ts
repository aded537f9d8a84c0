import { toString as draw } from 'qrcode'
import { enrolAddress } from '../rules/totp.ts'

/** The QR code for an authenticator app with its margin, as an image address. An SVG costs a tenth of a PNG. */
export async function drawSecret(secret: string, of: { issuer: string; label: string }): Promise<string> {
  const svg = await draw(enrolAddress(secret, of), { type: 'svg', margin: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
