/** The first half of a network address: enough to tell places apart. */
export function maskedNetwork(network: string): string {
  if (network.includes('.')) return `${network.split('.').slice(0, 2).join('.')}.•.•`
  return `${network.split(':').slice(0, 2).join(':')}:•`
}
