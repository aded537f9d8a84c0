import { useSearch } from '@tanstack/react-router'
import { FormPage } from './builder/form-page.tsx'
import { FormList } from './list/form-list.tsx'

/** The forms of the company, or the one that the address names. */
export function FormsPanel() {
  const { form }: { form?: string } = useSearch({ strict: false })
  return form ? <FormPage key={form} formId={form} /> : <FormList />
}
