import { useToasts } from '@candor/ui/overlays/toast'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { maxQuestions } from '../../contract/content.ts'
import { questionsOf } from '../../rules/answers.ts'
import { addModule, addQuestion, move, newQuestion, numberOf, placeOf, remove } from '../../rules/edit.ts'
import type { Edits } from './use-edits.ts'

/** The place of a module or question on the page, by its id. */
export const partAttribute = 'data-part'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
}

function partOf(target: EventTarget | null): string | null {
  const part = target instanceof HTMLElement ? target.closest(`[${partAttribute}]`) : null
  return part?.getAttribute(partAttribute) ?? null
}

/** What can be done with the parts of a draft, by mouse and by keys. */
export function useBuilding(edits: Edits) {
  const t = useTranslations('assessment-forms')
  const { notify } = useToasts()
  const { content, change, undo } = edits
  const [openId, setOpenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  /** Where the focus goes once the page is drawn anew. */
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    const id = wanted.current
    const part = id && document.querySelector(`[${partAttribute}="${CSS.escape(id)}"]`)
    if (!part || part.contains(document.activeElement)) return
    wanted.current = null
    part.querySelector<HTMLElement>('[data-focus]')?.focus()
  })

  const moveBy = useCallback(
    (id: string, step: 1 | -1) => {
      const moved = move(content, id, step)
      if (moved === content) return
      wanted.current = id
      change(() => moved)
      setSaid(t('moved', { number: numberOf(moved, id) }))
    },
    [content, change, t],
  )

  const addQuestionHere = useCallback(
    (near: string | null = openId) => {
      const id = v4()
      const start = content.modules.length > 0 ? content : addModule(content, v4())
      const next = addQuestion(start, newQuestion(id, 'scale'), near)
      if (placeOf(next, id) === null) {
        notify({ kind: 'info', text: t('full.questions', { most: maxQuestions }) })
        return
      }
      change(() => next)
      wanted.current = id
      setOpenId(id)
    },
    [content, change, openId, notify, t],
  )

  const addModuleHere = useCallback(() => {
    const id = v4()
    change((before) => addModule(before, id))
    wanted.current = id
    setOpenId(id)
  }, [change])

  const removePart = useCallback(
    (id: string) => {
      setSaid(t('removed', { number: numberOf(content, id) }))
      change((before) => remove(before, id))
      const place = placeOf(content, id)
      wanted.current = place ? (content.modules[place.module]?.id ?? null) : null
    },
    [content, change, t],
  )

  const copyQuestion = useCallback(
    (id: string) => {
      const question = questionsOf(content).find((each) => each.id === id)
      if (!question) return
      const copy = { ...question, id: v4() }
      change((before) => addQuestion(before, copy, id))
      wanted.current = copy.id
    },
    [content, change],
  )

  const undoStep = useCallback(() => {
    undo()
    setSaid(t('undone'))
  }, [undo, t])

  usePageKeys((key, event) => {
    const pressed = key.toLowerCase()
    if (pressed !== 'q' && pressed !== 'm') return
    // The letter would be typed into the field that gets the focus.
    event.preventDefault()
    if (pressed === 'm') addModuleHere()
    else addQuestionHere(partOf(event.target) ?? openId)
  })

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      // In a field the browser's own steps back are those of the field.
      if (isUndo && !isTyping(event.target)) {
        event.preventDefault()
        undoStep()
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
      const id = event.altKey && step !== null ? partOf(event.target) : null
      if (id === null || step === null) return
      event.preventDefault()
      moveBy(id, step)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [undoStep, moveBy])

  return {
    openId,
    said,
    open: setOpenId,
    move: moveBy,
    addQuestion: addQuestionHere,
    addModule: addModuleHere,
    remove: removePart,
    copy: copyQuestion,
    undo: undoStep,
  }
}

export type Building = ReturnType<typeof useBuilding>
