/** A person as a transcript may name them. */
export interface NamedPerson {
  readonly name: string
  readonly nameLatin: string | null
}

/** A speaker's name for comparison: without width, case, and repeated or outer spaces; null where there is none. */
export function comparedName(name: string | null | undefined): string | null {
  return name?.normalize('NFKC').trim().toLowerCase().split(/\s+/).join(' ') || null
}

/** What meeting tools write behind the name of a participant from outside, and behind the own one. */
const additions: ReadonlySet<string> = new Set([
  'guest',
  'external',
  'unverified',
  'me',
  'you',
  'candidate',
  '访客',
  '訪客',
  '来宾',
  '來賓',
  '外部',
  '外部用户',
  '外部使用者',
  '未验证',
  '未驗證',
  '我',
  '候选人',
  '候選人',
])

/** Takes the known additions off: `Chen, Lin (Guest)` is `chen, lin`. Unknown ones stay: they may tell namesakes apart. */
function withoutAdditions(name: string): string {
  if (!name.endsWith(')')) return name
  const start = name.lastIndexOf('(')
  const isKnown = start > 0 && additions.has(name.slice(start + 1, -1).trim())
  return isKnown ? withoutAdditions(name.slice(0, start).trim()) : name
}

/** The compared forms of a speaker's name: as written, and with the surname behind where a comma says that it stands first. */
function formsOf(compared: string): string[] {
  const name = withoutAdditions(compared)
  const parts = name.split(',').map((part) => part.trim())
  const [surname = '', given = ''] = parts
  if (parts.length !== 2 || surname === '' || given === '') return [name]
  return [`${given} ${surname}`, `${surname} ${given}`]
}

const candidateWords: ReadonlySet<string> = new Set([
  'candidate',
  'the candidate',
  'interviewee',
  'applicant',
  '候选人',
  '候選人',
  '应聘者',
  '應聘者',
  '应聘人',
  '求职者',
  '求職者',
  '应徵者',
  '應徵者',
])

const interviewerWords = /^(?:the )?(?:interviewer|面试官|面試官|主面试官|考官)[\s_-]*\d*$/u

/** The name of the candidate that a compared name is, or the word for a candidate; null for any other name. */
export function candidateNameOf(compared: string, person: NamedPerson): string | null {
  if (candidateWords.has(compared)) return compared
  const own = [comparedName(person.name), comparedName(person.nameLatin)]
  return formsOf(compared).find((form) => own.includes(form)) ?? null
}

/** Whether a compared name is the word for an interviewer. */
export function isInterviewerWord(compared: string): boolean {
  return interviewerWords.test(compared)
}

const label =
  /^(?:speaker|spk|voice|unknown|unknown speaker|unidentified speaker|说话人|說話者|說話人|发言人|發言人|講者)?[\s_-]*\d{0,6}$/u
const letterLabel = /^(?:speaker|spk|说话人|說話者|发言人)[\s_-]?[a-z]$/u

/** Whether a speaker's name is only a recogniser's label for a voice. The same label may be another voice in another recording. */
export function isLabel(name: string | null | undefined): boolean {
  const compared = comparedName(name) ?? ''
  return label.test(compared) || letterLabel.test(compared)
}
