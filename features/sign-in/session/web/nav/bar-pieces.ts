import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'

/** A piece of the bar above every page, beside the account. It is found by folder, and its code loads after the page. */
export interface BarPiece {
  /** Pieces are sorted by this, ascending. */
  readonly order: number
  readonly Piece: LazyWithPreload<object>
}

export function defineBarPiece(piece: BarPiece): BarPiece {
  return piece
}

let pieces: readonly BarPiece[] = []

/** Registers the pieces. Called once, before the first page is drawn. */
export function registerBarPieces(found: readonly BarPiece[]): void {
  pieces = [...found].sort((a, b) => a.order - b.order)
}

export function barPieces(): readonly BarPiece[] {
  return pieces
}
