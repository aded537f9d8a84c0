import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getForm, getFormVersion, listForms } from '../contract/manage.ts'

export type FormEntry = ReplyOf<typeof listForms>[number]
export type FormDetail = ReplyOf<typeof getForm>
export type OpenDraft = NonNullable<FormDetail['draft']>
export type FormVersion = FormDetail['versions'][number]

export function useFormList() {
  return useQuery(callQuery(listForms, {}))
}

/** One form. It is always reloaded: an earlier copy may be older than the draft. */
export function useForm(formId: string) {
  return useQuery({ ...callQuery(getForm, { formId }), gcTime: 0 })
}

/** Puts a stored draft into the query's cache, so that the builder opens with it again. */
export function useKeepDraft(formId: string) {
  const queries = useQueryClient()
  return useCallback(
    (stored: Pick<OpenDraft, 'revision' | 'content' | 'changedAt'>) => {
      queries.setQueryData(callQuery(getForm, { formId }).queryKey, (form) =>
        form?.draft ? { ...form, draft: { ...form.draft, ...stored } } : form,
      )
    },
    [queries, formId],
  )
}

/** The content of a version; no call without a version. */
export function useFormVersion(versionId: string | null) {
  return useQuery({
    ...callQuery(getFormVersion, { versionId: versionId ?? '' }),
    enabled: versionId !== null,
  })
}
