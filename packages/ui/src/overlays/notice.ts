/** A short message over the page. */
export type Notice = {
  kind: 'success' | 'warning' | 'danger' | 'info'
  title?: string
  text: string
  /** Offers to try again what failed. */
  onRetry?: () => void
}
