import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useEffect, useRef } from 'react'
import type { DropRow, FieldName } from '../contract/row.ts'
import { isChosen, openField } from '../rules/row.ts'
import { rowId } from './row.tsx'
import type { ChangeRow } from './use-drop.ts'

interface Keys {
  /** The rows that keys go through, in the order of the screen. */
  rows: readonly DropRow[]
  current: DropRow | null
  onChange: ChangeRow
  onAdd: () => void
}

function focusRow(row: DropRow | undefined): void {
  if (row) document.getElementById(rowId(row.dropFileId))?.focus()
}

function focusField(row: DropRow, name: FieldName): void {
  document
    .getElementById(rowId(row.dropFileId))
    ?.querySelector<HTMLInputElement>(`input[data-name=${name}]`)
    ?.select()
}

/** J and K step, X leaves out, E writes, digits choose, and Ctrl with Enter adds. */
export function useRowKeys({ rows, current, onChange, onAdd }: Keys): void {
  usePageKeys((key, event) => {
    const index = rows.findIndex((row) => row.dropFileId === current?.dropFileId)
    if (key === 'j') focusRow(rows[Math.min(rows.length - 1, index + 1)])
    else if (key === 'k') focusRow(rows[Math.max(0, index - 1)])
    else if (!current || current.state === 'adding' || current.state === 'added') return
    else if (key === 'x') onChange(current.dropFileId, { isLeft: isChosen(current) })
    else if (key === 'e') focusField(current, openField(current.fields) ?? 'name')
    else if (/^\d$/.test(key)) choose(current, Number(key))
    else return
    event.preventDefault()
  })
  function choose(row: DropRow, digit: number) {
    const name = openField(row.fields)
    const value = digit === 0 ? '' : name && row.fields[name].options[digit - 1]
    if (name && value !== undefined && value !== null) onChange(row.dropFileId, { [name]: value })
  }
  const latest = useRef(onAdd)
  useEffect(() => {
    latest.current = onAdd
  })
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      // A field in focus keeps its typed text before everything is added.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
