import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { readManageAddress } from '../rules/address.ts'

/**
 * Brings a setting into view if the address asks for it (`?setting=`), and gives its control the focus. Returns the
 * attributes that mark the row.
 */
export function useSettingInView(row: RefObject<HTMLElement | null>, setting: string | undefined) {
  const wanted = useLocation({ select: ({ search }) => readManageAddress(search).setting })
  const isWanted = setting !== undefined && setting === wanted
  useEffect(() => {
    if (!isWanted || !row.current) return
    row.current.scrollIntoView({ block: 'center' })
    row.current.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  }, [isWanted, row])
  return { 'data-wanted': isWanted || undefined }
}
