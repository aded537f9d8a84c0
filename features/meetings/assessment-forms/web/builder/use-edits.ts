import { useCallback, useMemo, useReducer } from 'react'
import type { FormContent } from '../../contract/content.ts'

/** The most changes that can be undone. */
const maxSteps = 100

interface State {
  readonly content: FormContent
  readonly past: readonly FormContent[]
  /** The topic of the last change: further changes to it, such as typing, are undone together. */
  readonly about: string | null
  readonly isFrozen: boolean
}

type Action =
  | {
      readonly kind: 'change'
      readonly change: (content: FormContent) => FormContent
      readonly about: string | null
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'freeze'; readonly isFrozen: boolean }

function step(state: State, action: Action): State {
  if (action.kind === 'freeze') return { ...state, isFrozen: action.isFrozen }
  if (state.isFrozen) return state
  if (action.kind === 'undo') {
    const before = state.past.at(-1)
    return before ? { ...state, content: before, past: state.past.slice(0, -1), about: null } : state
  }
  const { change, about } = action
  const content = change(state.content)
  if (content === state.content) return state
  const isSameStep = about !== null && about === state.about
  return {
    ...state,
    content,
    about,
    past: isSameStep ? state.past : [...state.past, state.content].slice(-maxSteps),
  }
}

export interface Edits {
  readonly content: FormContent
  readonly canUndo: boolean
  /** Changes the draft; consecutive changes with the same topic are undone together. */
  readonly change: (change: (content: FormContent) => FormContent, about?: string) => void
  readonly undo: () => void
  /** Whether it takes no change for now. */
  readonly isFrozen: boolean
  readonly freeze: (isFrozen: boolean) => void
}

/** A draft that is being edited, with undo. */
export function useEdits(start: FormContent): Edits {
  const [{ content, past, isFrozen }, act] = useReducer(step, {
    content: start,
    past: [],
    about: null,
    isFrozen: false,
  })
  const change = useCallback<Edits['change']>(
    (change, about) => act({ kind: 'change', change, about: about ?? null }),
    [],
  )
  const undo = useCallback(() => act({ kind: 'undo' }), [])
  const freeze = useCallback((isFrozen: boolean) => act({ kind: 'freeze', isFrozen }), [])
  const canUndo = past.length > 0
  return useMemo(
    () => ({ content, canUndo, change, undo, isFrozen, freeze }),
    [content, canUndo, change, undo, isFrozen, freeze],
  )
}
