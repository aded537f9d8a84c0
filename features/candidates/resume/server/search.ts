import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import type { SearchedText, SearchPart, SearchWork } from '@candor/kernel/services/searching'
import * as z from 'zod/mini'
import { listDocuments } from '../../candidates/server/queries/searched.ts'
import { type ResumeLine, resumeLines } from './present/searched-lines.ts'

const Text = z.catch(z.string(), '')
const list = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.array(item), [])

const Documents = z.object({
  resume: z.catch(
    z.object({
      items: z.array(
        z.object({
          parentId: Text,
          arrayIndex: z.catch(z.number(), 0),
          menuKey: Text,
          menuName: Text,
          fileValue: Text,
          unit: Text,
          inputType: z.catch(z.number(), 0),
          sortIndex: z.catch(z.number(), 0),
          attachName: z.catch(z.nullable(z.string()), null),
        }),
      ),
    }),
    { items: [] },
  ),
  education: list(z.object({ school: Text, professional: Text })),
  work: list(z.object({ companyName: Text, jobtitle: Text, workContent: Text })),
  projects: list(z.object({ project_name: Text, content: Text })),
  candidateForm: z.catch(
    z.object({
      items: z.array(
        z.object({ title: Text, value: z.catch(z.union([z.string(), z.array(z.string())]), '') }),
      ),
    }),
    { items: [] },
  ),
})

const parts = ['resume', 'education', 'work', 'projects', 'candidateForm'] as const

/** The lines of one candidate's resume and form. Parts that cannot be read have none. */
function linesOf(documents: Readonly<Record<string, unknown>>): ResumeLine[] {
  const { resume, candidateForm, ...lists } = Documents.parse(documents)
  const form = candidateForm.items.map(({ title, value }) => ({
    source: 'form',
    place: title || null,
    text: [value].flat().join(', '),
  }))
  return [...resumeLines(resume.items, lists), ...form]
}

async function read({ db, candidates }: SearchWork<Database>): Promise<SearchedText[]> {
  const rows = await listDocuments(db, candidates, parts)
  const byCandidate = new Map<CandidateId, Record<string, unknown>>()
  for (const { candidateId, part, document } of rows) {
    const own = byCandidate.get(candidateId) ?? {}
    own[part] = document
    byCandidate.set(candidateId, own)
  }
  return [...byCandidate].flatMap(([candidateId, documents]) =>
    linesOf(documents).map(({ source, place, text }) => ({
      candidateId,
      kind: 'resume' as const,
      text,
      source,
      place,
      interviewId: null,
      question: null,
      startMs: null,
      accountId: null,
      at: null,
    })),
  )
}

/** What resumes and forms of candidates say. */
export const search: readonly SearchPart<Database>[] = [{ read }]
