import type { ReadField, ReadResume } from '../../features/candidates/resume-reading/rules/read-resume.ts'
import type { Person } from './person.ts'

export type Verdict = 'right' | 'wrong' | 'empty' | 'choice'
/** A compared value; `truth` and `read` are told where the verdict is not `right`. */
export interface Compared {
  readonly field: string
  readonly verdict: Verdict
  readonly truth: string
  readonly read: string
}

/** Texts are compared without blanks, quotes, case and a full stop at their end. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s'’`]|\.$/g, '')
    .toLowerCase()

function verdictOf(truth: string, read: string | null): Verdict {
  if (read === null || read === '') return 'empty'
  return plain(read) === plain(truth) ? 'right' : 'wrong'
}

function compareField<Value>(
  field: string,
  truth: string,
  read: ReadField<Value> | null,
  write: (value: Value) => string,
): Compared {
  if (read?.sureness === 'choose') {
    return {
      field,
      verdict: 'choice',
      truth,
      read: read.candidates.map(({ value }) => write(value)).join(' or '),
    }
  }
  const value = read ? write(read.value) : null
  return { field, verdict: verdictOf(truth, value), truth, read: value ?? '' }
}

type Entry = Readonly<Record<string, string>>

/** Compares entries of one kind. An entry is found by its beginning, else by its name. */
function compareEntries(
  kind: string,
  name: string,
  truths: readonly Entry[],
  reads: readonly Entry[],
): Compared[] {
  const left = [...reads]
  const compared = truths.flatMap((truth) => {
    const at = left.findIndex(
      (read) => plain(read[name] ?? '') === plain(truth[name] ?? '') && read['begin'] === truth['begin'],
    )
    const other =
      at >= 0
        ? at
        : left.findIndex(
            (read) =>
              read['begin'] === truth['begin'] || plain(read[name] ?? '') === plain(truth[name] ?? ''),
          )
    const [read = {}] = other >= 0 ? left.splice(other, 1) : []
    const parts = Object.entries(truth).map(
      ([part, value]): Compared => ({
        field: `${kind} ${part}`,
        verdict: verdictOf(value, read[part] ?? null),
        truth: value,
        read: read[part] ?? '',
      }),
    )
    const key = [name, 'begin', 'end'].map((part) => verdictOf(truth[part] ?? '', read[part] ?? null))
    const whole = key.includes('wrong') ? 'wrong' : key.includes('empty') ? 'empty' : 'right'
    return [
      ...parts,
      {
        field: `${kind}: ${name} with dates`,
        verdict: whole,
        truth: Object.values(truth).join(' '),
        read: Object.values(read).join(' '),
      } as const,
    ]
  })
  const more = left.map(
    (read): Compared => ({
      field: `${kind}: entries too many`,
      verdict: 'wrong',
      truth: '',
      read: Object.values(read).join(' '),
    }),
  )
  return [...compared, ...more]
}

function compareSkills(truths: readonly string[], reads: readonly string[]): Compared[] {
  const given = reads.map(plain)
  const wanted = truths.map(plain)
  const stands = truths.map(
    (truth): Compared => ({
      field: 'skill',
      verdict: given.includes(plain(truth)) ? 'right' : 'empty',
      truth,
      read: reads.join(', '),
    }),
  )
  const more = reads.filter((read) => !wanted.includes(plain(read)))
  return [...stands, ...more.map((read): Compared => ({ field: 'skill', verdict: 'wrong', truth: '', read }))]
}

const text = (placed: { readonly value: string } | null) => placed?.value ?? ''

/** Compares a reading with the person of the resume. */
export function compareReading(person: Person, reading: ReadResume): Compared[] {
  if (reading.kind !== 'read') {
    return ['name', 'phone', 'email'].map((field) => ({
      field,
      verdict: 'empty',
      truth: '',
      read: reading.kind,
    }))
  }
  const { fields } = reading
  return [
    compareField('name', person.name, fields.name, (value) => value),
    compareField('phone', person.phone.compared, fields.phone, ({ compared }) => compared),
    compareField('email', person.email, fields.email, (value) => value),
    ...compareEntries(
      'education',
      'school',
      person.education.map(({ school, degree, subject, begin, end }) => ({
        school,
        degree,
        subject,
        begin,
        end,
      })),
      fields.education.map(({ school, degree, subject, begin, end }) => ({
        school: text(school),
        degree: text(degree),
        subject: text(subject),
        begin: text(begin),
        end: text(end),
      })),
    ),
    ...compareEntries(
      'work',
      'employer',
      person.work.map(({ employer, title, begin, end }) => ({ employer, title, begin, end })),
      fields.work.map(({ employer, title, begin, end }) => ({
        employer: text(employer),
        title: text(title),
        begin: text(begin),
        end: text(end),
      })),
    ),
    ...compareSkills(
      person.skills,
      fields.skills.map(({ value }) => value),
    ),
  ]
}
