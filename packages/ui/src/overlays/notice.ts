/** The event of the window by which the application says that a page is left: its notices go. */
export const pageLeft = 'pageleft'

/** A short message over the page. */
export type Notice = {
  kind: 'success' | 'warning' | 'danger' | 'info'
  title?: string
  text: string
  /** Tries again what failed. */
  onRetry?: () => void
}
