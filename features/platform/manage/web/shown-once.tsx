import { createContext, Fragment, type ReactNode, use, useCallback, useState } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'

/** Draws a sheet. */
type Draw = (sheet: { isOpen: boolean; onClose: () => void }) => ReactNode

interface Shown {
  readonly id: number
  readonly accountId: string | null
  readonly draw: Draw
  readonly isClosed: boolean
}

const ShowOnce = createContext<((draw: Draw) => void) | null>(null)

/**
 * Provides `useShowOnce` to its children: sheets with data that the server gives only once, as a password.
 *
 * Sheets stand above all pages, so that the reader sees a late sheet on any page. They come one after another, so that
 * none replaces a sheet that is still being read. The end of the account's session removes them.
 */
export function ShownOnceProvider({ children }: { children: ReactNode }) {
  const accountId = useSignedIn()?.userInfo.userId ?? null
  const [sheets, setSheets] = useState<readonly Shown[]>([])
  const own = sheets.filter((sheet) => sheet.accountId === accountId)
  if (own.length < sheets.length) setSheets(own)
  const show = useCallback(
    (draw: Draw) =>
      setSheets((before) => {
        const id = (before.at(-1)?.id ?? 0) + 1
        return [...before, { id, accountId, draw, isClosed: false }]
      }),
    [accountId],
  )
  const close = (id: number) =>
    setSheets((before) =>
      before
        .filter(({ isClosed }) => !isClosed)
        .map((sheet) => (sheet.id === id ? { ...sheet, isClosed: true } : sheet)),
    )
  const first = own.find(({ isClosed }) => !isClosed)
  return (
    <ShowOnce value={show}>
      {children}
      {/* The last one that was closed stays drawn while it closes. */}
      {own
        .filter((sheet) => sheet === first || sheet.isClosed)
        .map(({ id, draw, isClosed }) => (
          <Fragment key={id}>{draw({ isOpen: !isClosed, onClose: () => close(id) })}</Fragment>
        ))}
    </ShowOnce>
  )
}

/** Shows a sheet that outlives its page; the caller's account is the one that reads it. Throws outside its provider. */
export function useShowOnce(): (draw: Draw) => void {
  const show = use(ShowOnce)
  if (!show) throw new Error('useShowOnce needs a ShownOnceProvider above it')
  return show
}
