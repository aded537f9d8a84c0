import { type DateRange, dateRanges } from './date-range.ts'
import { type EntryParts, entryParts, joined, placed, placedDate, tableRows } from './entry-parts.ts'
import { degree, isBody, isFaculty, isPlace, isSchool } from './entry-words.ts'
import { placeOf, type Stretch, stretch } from './line.ts'
import type { ReadEducation } from './read-resume.ts'
import type { Section } from './sections.ts'

interface Draft {
  range: DateRange | null
  school: Stretch | null
  degree: Stretch | null
  subject: Stretch | null
  /** Parts that may be a subject. */
  others: Stretch[]
  lines: Stretch[]
}

const emptyDraft = (): Draft => ({
  range: null,
  school: null,
  degree: null,
  subject: null,
  others: [],
  lines: [],
})

/** Lines about an entry that name no school, subject or degree of their own. */
const aside =
  /^[^\p{L}]{0,3}(?:主修课程|主要课程|核心课程|相关课程|课程|主修課程|相關課程|gpa|绩点|平均分|排名|成绩|荣誉|奖|获|论文|研究方向|导师|在校|社团|担任|thesis|dissertation|relevant|coursework|courses|modules|honou?rs|awards?|activities|grade|ranked|minor|指導|成績|得獎|畢業論文)/iu

const notSubject =
  /^(?:全日制|非全日制|统招|統招|自考|成人教育|函授|985|211|双一流|一流|毕业|畢業|肄業|就学中|就學中|在读|在讀|学历|学位|学士学位|gpa.*|第.{1,3}名|first class.*|distinction|merit|graduated|expected|cum laude|magna.*|summa.*|专业|專業|\d.*|major|minor|日間部|夜間部|统分|国家重点|.*honou?rs|.*绩点.*|.*排名.*|.*奖学金.*)$/iu

/** A degree in a part, and what stands around it. */
function takeDegree(draft: Draft, part: Stretch): Stretch[] {
  const match = draft.degree ? null : degree.exec(part.words)
  if (!match || /^(?:博士|硕士)(?:生)?导师/.test(part.words.slice(match.index))) return [part]
  const start = part.start + match.index
  const end = start + match[0].length
  // "Mater Dei" holds no degree: short ones are written in capitals.
  if (/^[a-z]{2}$/i.test(match[0]) && !/^[A-Z]{2}$/.test(match[0])) return [part]
  draft.degree = stretch(part.line, start, end)
  const before = stretch(part.line, part.start, start)
  const after = stretch(part.line, end, part.end)
  return [before, after].filter(({ words }) => /\p{L}{2}/u.test(words))
}

const campus =
  /^(?:berkeley|los angeles|san diego|santa barbara|davis|irvine|madison|austin|urbana-champaign|santa cruz|riverside|amherst|st\.? louis)$/i

function takeSchool(draft: Draft, part: Stretch): boolean {
  const { words } = part
  if (draft.school && !draft.subject && campus.test(words) && part.line === draft.school.line) {
    draft.school = joined(draft.school, part)
    return true
  }
  if (!isSchool(words) || words.length > 80) return false
  if (draft.school) return isFaculty(words) || words === draft.school.words
  const glued =
    /^(\p{Script=Han}{2,12}?(?:大学|大學))(?!.{0,8}(?:学院|學院|分校|校区|校區))(\p{Script=Han}{2,20})$/u.exec(
      words,
    )
  const end = glued?.[1] ? part.start + glued[1].length : part.end
  const note = part.line.folded.slice(part.start, end).search(/\s?[(【[]/)
  draft.school = stretch(part.line, part.start, note > 1 ? part.start + note : end)
  if (glued) draft.others.push(stretch(part.line, end, part.end))
  return true
}

const subjectAround = /^(?:in|of|主修|专业|專業|:|-)+\s*|\s{0,20}(?:专业|專業|系)$/iu

function subjectOf(part: Stretch): Stretch {
  const head = /^(?:\s|in\b|of\b|,|:|-|主修|专业:?|專業:?|degree\b)+/iu.exec(part.words)?.[0].length ?? 0
  const tail = /\s{0,20}(?:专业|專業|\(.{0,20}\)?)$/iu.exec(part.words)?.[0].length ?? 0
  return stretch(part.line, part.start + head, Math.max(part.start + head, part.end - tail))
}

function addLine(draft: Draft, at: Stretch, { labelled, plain }: EntryParts): void {
  draft.lines.push(at)
  draft.school ??= labelled.get('school') ?? null
  draft.subject ??= labelled.get('subject') ?? null
  draft.degree ??= labelled.get('degree') ?? null
  for (const part of plain) {
    if (isPlace(part.words)) continue
    if (takeSchool(draft, part)) continue
    for (const rest of takeDegree(draft, part)) {
      if (takeSchool(draft, rest)) continue
      const subject = subjectOf(rest)
      const isUsual = subject.words.length >= 2 && subject.words.length <= 60 && !/\d/.test(subject.words)
      if (isUsual && !notSubject.test(subject.words) && !isFaculty(subject.words)) draft.others.push(subject)
    }
  }
}

function entryOf(draft: Draft): ReadEducation | null {
  if (!draft.school && !(draft.degree && draft.range)) return null
  const [only, ...more] = draft.others.filter(
    ({ words }) => !isPlace(words) && subjectAround.exec(words)?.[0] !== words,
  )
  // Of several parts, the first one beside the school or the degree is the subject; further ones are notes.
  const beside =
    only && (more.length === 0 || [draft.school, draft.degree].some((part) => part?.line === only.line))
  const subject = draft.subject ?? (beside ? only : null)
  return {
    school: placed(draft.school),
    degree: placed(draft.degree),
    subject: placed(subject),
    begin: placedDate(draft.range?.begin),
    end: placedDate(draft.range?.end),
    places: draft.lines.map(placeOf),
  }
}

/** Whether a line opens another entry: it has a school or a period, and the entry has one already. */
function opensAnother(draft: Draft, range: DateRange | null, { labelled, plain }: EntryParts): boolean {
  if (range && draft.range) return true
  const school = labelled.get('school') ?? plain.find(({ words }) => isSchool(words) && words.length <= 80)
  return Boolean(school && draft.school && !isFaculty(school.words) && school.words !== draft.school.words)
}

const maxEntries = 20

/** How many lines after its last school, period or degree still belong to an entry. */
const reach = 2

/** The entries of the education. Parts that are not sure are left out. */
export function readEducation(sections: readonly Section[]): ReadEducation[] {
  const drafts: Draft[] = []
  for (const { lines } of sections.filter(({ kind }) => kind === 'education')) {
    const rows = tableRows(lines)
    let draft = emptyDraft()
    let silent = 0
    drafts.push(draft)
    for (const at of lines) {
      if (aside.test(at.words) || (isBody(at) && !isSchool(at.words))) {
        silent += 1
        continue
      }
      const range = dateRanges(at)[0] ?? null
      const row = rows.get(at)
      const parts = row ? { labelled: row, plain: [] } : entryParts(at, range)
      if (opensAnother(draft, range, parts)) {
        draft = emptyDraft()
        drafts.push(draft)
        silent = 0
      }
      draft.range ??= range
      const before = [draft.school, draft.degree, draft.range].filter(Boolean).length
      if (silent <= reach) addLine(draft, at, parts)
      const isNews = range || [draft.school, draft.degree, draft.range].filter(Boolean).length > before
      silent = isNews ? 0 : silent + 1
    }
  }
  return drafts.flatMap((draft) => entryOf(draft) ?? []).slice(0, maxEntries)
}
