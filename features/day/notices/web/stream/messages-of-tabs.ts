import type { News } from '../../contract.ts'

/** What the tabs of one browser tell each other. One of them leads: it holds the stream. */
export type TabMessage =
  /** The leader has news. */
  | { readonly kind: 'news'; readonly news: News }
  /** The leader has no stream: each tab asks its calls. */
  | { readonly kind: 'look' }
  /** A tab leads from now on, and asks what the others follow. */
  | { readonly kind: 'leads' }
  /** A tab follows these interviews, and no others. */
  | { readonly kind: 'follows'; readonly tab: string; readonly interviewIds: readonly string[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Another version of the page may be open in another tab: its unknown messages are left out. */
export function isTabMessage(value: unknown): value is TabMessage {
  if (!isRecord(value)) return false
  if (value.kind === 'news') return isRecord(value.news) && Array.isArray(value.news.reports)
  if (value.kind === 'follows') {
    const { tab, interviewIds } = value
    return (
      typeof tab === 'string' &&
      Array.isArray(interviewIds) &&
      interviewIds.every((id) => typeof id === 'string')
    )
  }
  return value.kind === 'look' || value.kind === 'leads'
}
