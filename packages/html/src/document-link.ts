import { withoutEnd } from '@candor/kernel/without-end'

const followed = ['https:', 'http:', 'mailto:', 'tel:']

/** Whether a link of a document may be followed: only web, mail and telephone. */
export function mayBeFollowed(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && followed.includes(url.protocol)
}

/** Endings of names that only look like a host: `Node.js`, `resume.pdf`. */
const endings = /\.(?:js|ts|jsx|tsx|py|rs|go|cs|md|txt|pdf|docx?|xlsx?|pptx?|png|jpe?g|html?|zip)$/i

function hostOf(text: string): string | null {
  const isAddress =
    /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/iu
  if (!isAddress.test(text)) return null
  const host = URL.parse(/^https?:/i.test(text) ? text : `http://${text}`)?.hostname ?? null
  const isName = !/^(?:https?:|www\.)|\//i.test(text) && endings.test(text)
  return isName ? null : host
}

/** Only the first 300 characters are compared. */
const maxComparedLength = 300

const bare = (host: string) => host.replace(/^www\./, '').replace(/\.$/, '')

/**
 * The host that a link leads to, if its text is the address of another host. Another path on the same host is not
 * misleading.
 */
export function hostElsewhere(text: string, address: string): string | null {
  const shown = withoutEnd(text.trim().slice(0, maxComparedLength), /[.,;:!?，。；：、)）\]>]/u)
  const url = URL.parse(address)
  if (!url) return null
  const isMail = url.protocol === 'mailto:'
  const target = isMail ? decoded(url.pathname).toLowerCase() : url.hostname
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(shown)) {
    return isMail && shown.toLowerCase() === target ? null : target || url.protocol
  }
  const host = hostOf(shown)
  if (host === null) return null
  const isSame = !isMail && (bare(target) === bare(host) || target.endsWith(`.${bare(host)}`))
  return isSame ? null : target || url.pathname
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
