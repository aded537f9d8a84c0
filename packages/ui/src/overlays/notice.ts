/** A short message over the page. */
export type Notice = {
  kind: 'success' | 'warning' | 'danger' | 'info'
  title?: string
  text: string
  /** Tries again what failed. */
  onRetry?: () => void
}
