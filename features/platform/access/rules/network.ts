const groupsOfNetwork = 4
const groupsOfAddress = 8

/** Some proxies add the port: `192.0.2.7:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

const noNetwork = 'unknown'

/**
 * The network of an address: a whole IPv4 address, or 64 bits of an IPv6 one. One party has 2^64 IPv6 addresses, so
 * limits by address would never be reached.
 */
export function networkOf(text: string): string {
  const [, bracketed, dotted] = withPort.exec(text) ?? []
  const address = bracketed ?? dotted ?? text
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!/^[\da-f]*:[\da-f:.]+(?:%.*)?$/i.test(address)) return noNetwork
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : groupsOfAddress - left.length - right.length
  const all = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return all
    .slice(0, groupsOfNetwork)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
