import type { ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { type getJobPage, maxAnswerDays, saveJobPage } from '../contract.ts'

const keys = ['slug', 'contactName', 'contactEmail', 'applyUntil', 'answerDays', 'decisionDays'] as const
export type PageFormKey = (typeof keys)[number]
type Values = Readonly<Record<PageFormKey, string>>

export interface PageForm {
  readonly values: Values
  /** A fault of a field, or of the page as a whole. */
  readonly fault: { readonly field: PageFormKey | null; readonly text: string } | null
  readonly isSaving: boolean
  readonly isChanged: boolean
  readonly change: (key: PageFormKey, value: string) => void
  readonly save: (isPublished: boolean) => Promise<void>
}

function valuesOf(page: ReplyOf<typeof getJobPage>): Values {
  const { slug, contactName, contactEmail, applyUntil, answerDays, decisionDays } = page
  return {
    slug,
    contactName,
    contactEmail,
    applyUntil,
    answerDays: String(answerDays),
    decisionDays: String(decisionDays),
  }
}

const daysOf = (text: string, before: number) => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= maxAnswerDays ? days : before
}

const fieldOf = (data: unknown): PageFormKey | null =>
  keys.find((key) => isRecord(data) && data.field === key) ?? null

/** What a person types about the page until it is saved, and why it was refused. */
export function usePageForm(positionId: string, page: ReplyOf<typeof getJobPage>): PageForm {
  const t = useTranslations('job-pages.panel')
  const stored = valuesOf(page)
  const [values, setValues] = useState(stored)
  const [fault, setFault] = useState<PageForm['fault']>(null)
  const [isSaving, setIsSaving] = useState(false)
  const send = useChange(saveJobPage, { done: t('saved') })

  function change(key: PageFormKey, value: string) {
    setValues({ ...values, [key]: value })
    setFault(null)
  }

  async function save(isPublished: boolean) {
    setIsSaving(true)
    setFault(null)
    const { slug, contactName, contactEmail, applyUntil } = values
    const done = await send({
      positionId,
      revision: page.revision,
      isPublished,
      slug,
      contactName,
      contactEmail,
      applyUntil,
      answerDays: daysOf(values.answerDays, page.answerDays),
      decisionDays: daysOf(values.decisionDays, page.decisionDays),
    }).finally(() => setIsSaving(false))
    if ('failure' in done) setFault({ field: fieldOf(done.failure.data), text: done.failure.message })
  }

  const isChanged = keys.some((key) => values[key] !== stored[key])
  return { values, fault, isSaving, isChanged, change, save }
}
