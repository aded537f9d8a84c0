/** The beginning of a network, as much as tells one place from another: half of it. */
export function maskedNetwork(network: string): string {
  if (network.includes('.')) return `${network.split('.').slice(0, 2).join('.')}.•.•`
  return `${network.split(':').slice(0, 2).join(':')}:•`
}
