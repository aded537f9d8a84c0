import { useNarrow } from '@candor/ui/use-media.ts'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * On a phone a row fills the screen, with its people below one another, so the cell to the right is in the next row.
 */
const rowSteps: Readonly<Record<string, number>> = { j: 1, k: -1 }

const rowsOf = (body: HTMLTableSectionElement | null) =>
  [...(body?.rows ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>('td[tabindex]')])

/** Focuses a cell, and makes it the one that Tab reaches. */
function enter(body: HTMLTableSectionElement | null, cell: HTMLElement | undefined): void {
  if (!cell) return
  for (const other of rowsOf(body).flat()) other.tabIndex = other === cell ? 0 : -1
  cell.focus()
}

/**
 * Shortcuts of the grid: arrows go from cell to cell, D to the next row with disagreement, Enter to the moment of a
 * cell; on a phone J and K go to the next and the previous row.
 */
export function useGridKeys(body: RefObject<HTMLTableSectionElement | null>) {
  const isPhone = useNarrow()
  useEffect(() => {
    const [first] = rowsOf(body.current).flat()
    if (
      first &&
      !rowsOf(body.current)
        .flat()
        .some(({ tabIndex }) => tabIndex === 0)
    )
      first.tabIndex = 0
  })
  return (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const rows = rowsOf(body.current)
    const from = event.target.closest<HTMLElement>('td[tabindex]')
    const row = rows.findIndex((cells) => from && cells.includes(from))
    const column = from ? (rows[row]?.indexOf(from) ?? 0) : 0
    const step = steps[event.key]
    const rowStep = isPhone ? rowSteps[event.key] : undefined
    if (step) {
      const [down, along] = isPhone ? step.toReversed() : step
      enter(body.current, rows[row + (down ?? 0)]?.[column + (along ?? 0)])
      event.preventDefault()
    } else if (rowStep) {
      enter(body.current, rows[row + rowStep]?.[column])
      event.preventDefault()
    } else if (event.key === 'd') {
      const open = rows.findIndex(
        (cells, index) => index > row && cells[0]?.closest('tr')?.dataset.isOpen === 'true',
      )
      const first = rows.findIndex((cells) => cells[0]?.closest('tr')?.dataset.isOpen === 'true')
      enter(body.current, rows[open < 0 ? first : open]?.[column])
    } else if (event.key === 'Enter' && event.target === from) {
      from?.querySelector('button')?.click()
    }
  }
}
