/** Data that the server embeds in pages at the messaging app's address. */
const sign = 'candor-app=1'

/** Whether this page is in messaging-app mode (decision N46). */
export function isAppMode(): boolean {
  return document.cookie.split('; ').includes(sign)
}
