import { useToasts } from '@candor/ui/overlays/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { maxQuestions } from '../../contract/content.ts'
import { questionsOf } from '../../rules/answers.ts'
import {
  addModule,
  addQuestion,
  move,
  newQuestion,
  numberOf,
  questionIndexOf,
  remove,
} from '../../rules/edit.ts'
import type { Edits } from './use-edits.ts'

/** The element id of a module or question. */
export const partAttribute = 'data-part'

/** Returns a function that focuses a module or question after the next rendering. */
function useWantedFocus(): (id: string | null) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const id = wanted.current
    const part = id && document.querySelector(`[${partAttribute}="${CSS.escape(id)}"]`)
    if (!part || part.contains(document.activeElement)) return
    wanted.current = null
    part.querySelector<HTMLElement>('[data-focus]')?.focus()
  })
  return useCallback((id) => {
    wanted.current = id
  }, [])
}

/** What an action on a draft needs: the draft, and how to show what was done. */
interface Workbench {
  readonly edits: Edits
  readonly focus: (id: string | null) => void
  readonly announce: (text: string) => void
  readonly openId: string | null
  readonly setOpenId: (id: string | null) => void
}

/** Adding and copying modules and questions. */
function useAdding({ edits: { content, change }, focus, openId, setOpenId }: Workbench) {
  const t = useTranslations('assessment-forms')
  const { notify } = useToasts()

  const addQuestionHere = useCallback(
    (near: string | null = openId) => {
      const id = v4()
      const start = content.modules.length > 0 ? content : addModule(content, v4())
      const next = addQuestion(start, newQuestion(id, 'scale'), near)
      if (questionIndexOf(next, id) === null) {
        notify({ kind: 'info', text: t('full.questions', { most: maxQuestions }) })
        return
      }
      change(() => next)
      focus(id)
      setOpenId(id)
    },
    [content, change, focus, openId, setOpenId, notify, t],
  )

  const addModuleHere = useCallback(() => {
    const id = v4()
    change((before) => addModule(before, id))
    focus(id)
    setOpenId(id)
  }, [change, focus, setOpenId])

  const copyQuestion = useCallback(
    (id: string) => {
      const question = questionsOf(content).find((listed) => listed.id === id)
      if (!question) return
      const copy = { ...question, id: v4() }
      change((before) => addQuestion(before, copy, id))
      focus(copy.id)
    },
    [content, change, focus],
  )

  return { addQuestionHere, addModuleHere, copyQuestion }
}

/** Moving and removing modules and questions, and undoing a step. */
function useRearranging({ edits: { content, change, undo }, focus, announce }: Workbench) {
  const t = useTranslations('assessment-forms')

  const moveBy = useCallback(
    (id: string, step: 1 | -1) => {
      const moved = move(content, id, step)
      if (moved === content) return
      focus(id)
      change(() => moved)
      announce(t('moved', { number: numberOf(moved, id) }))
    },
    [content, change, focus, announce, t],
  )

  const removePart = useCallback(
    (id: string) => {
      announce(t('removed', { number: numberOf(content, id) }))
      change((before) => remove(before, id))
      const index = questionIndexOf(content, id)
      focus(index ? (content.modules[index.module]?.id ?? null) : null)
    },
    [content, change, focus, announce, t],
  )

  const undoStep = useCallback(() => {
    undo()
    announce(t('undone'))
  }, [undo, announce, t])

  return { moveBy, removePart, undoStep }
}

/** The actions on the parts of a draft, by mouse and by keys. */
export function useBuilding(edits: Edits) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const focus = useWantedFocus()
  const workbench = { edits, focus, announce, openId, setOpenId }
  const { addQuestionHere, addModuleHere, copyQuestion } = useAdding(workbench)
  const { moveBy, removePart, undoStep } = useRearranging(workbench)

  const unlessFrozen = <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    edits.isFrozen ? () => {} : act
  return {
    openId,
    announcement,
    open: setOpenId,
    move: unlessFrozen(moveBy),
    addQuestion: unlessFrozen(addQuestionHere),
    addModule: unlessFrozen(addModuleHere),
    remove: unlessFrozen(removePart),
    copy: unlessFrozen(copyQuestion),
    undo: unlessFrozen(undoStep),
  }
}

export type Building = ReturnType<typeof useBuilding>
