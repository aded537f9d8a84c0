import type { SentInputOf } from '@candor/call/define'
import { type LazyWithPreload, lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { ComponentType } from 'react'
import type { BulkKind, lookAtBulk } from '../contract.ts'

/** The chosen candidates as the call takes them. */
export type Chosen = SentInputOf<typeof lookAtBulk>['chosen']

export interface BulkSheetProps {
  readonly chosen: Chosen
  readonly count: number
  readonly onClose: () => void
  /** Called once the act has begun. */
  readonly onStarted: () => void
}

type Sheet = ComponentType<BulkSheetProps>
type LoadSheet = () => Promise<Sheet>

let sheets: Readonly<Record<string, LazyWithPreload<BulkSheetProps>>> = {}

/** Registers the sheets by kind: `BulkSheet` of `web/bulk/<kind>.tsx` of any feature. Each loads when it opens. */
export function registerBulkSheets(found: Readonly<Record<string, LoadSheet>>): void {
  sheets = Object.fromEntries(
    Object.entries(found).map(([path, load]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
      lazyWithPreload(load),
    ]),
  )
}

export function sheetOf(kind: BulkKind): LazyWithPreload<BulkSheetProps> | null {
  return sheets[kind] ?? null
}
