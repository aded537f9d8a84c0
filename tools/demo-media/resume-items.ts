import type { Bundle } from './bundle-format.ts'
import type { PersonSource } from './source.ts'

const names = {
  cn: {
    age: '年龄',
    native_place: '籍贯',
    phone: '电话',
    email: '邮箱',
    workYears: '工作年限',
    unit: { age: '岁', workYears: '年' },
    begin: '开始时间',
    end: '结束时间',
    school: '学校',
    rank: '专业排名',
    major: '专业',
    company: '公司',
    title: '职位',
    duties: '工作内容',
    project: '项目名称',
    content: '项目内容',
  },
  en: {
    age: 'Age',
    native_place: 'From',
    phone: 'Phone',
    email: 'E-mail',
    workYears: 'Experience',
    unit: { age: 'years', workYears: 'years' },
    begin: 'From',
    end: 'To',
    school: 'School',
    rank: 'Class rank',
    major: 'Subject',
    company: 'Company',
    title: 'Title',
    duties: 'Work',
    project: 'Project',
    content: 'What was done',
  },
} as const

/** Bundles use 至今 for a current job, whatever the person's language. */
export function untilOf(person: PersonSource, enddate: string): string {
  return enddate === '至今' && person.language === 'en' ? 'present' : enddate
}

type Item = NonNullable<NonNullable<Bundle['resume']>['items']>[number]

type Field = readonly [
  menuKey: string,
  menuName: string,
  fileValue: string | number | undefined,
  unit?: string,
]

/** The standard resume: one item per field, with the same data as the original. */
export function resumeItems(person: PersonSource): Item[] {
  const n = names[person.language]
  const c = person.candidate
  const base: Field[] = [
    ['age', n.age, c.age, n.unit.age],
    ['native_place', n.native_place, c.native_place],
    ['workYears', n.workYears, c.workYears, n.unit.workYears],
    ['phone', n.phone, c.phone],
    ['email', n.email, c.email],
  ]
  const schools = (person.education ?? []).map((item, index): Field[] => [
    ['school_beginDate', n.begin, item.startdate],
    ['school_endDate', n.end, untilOf(person, item.enddate)],
    ['schoolName', n.school, item.school],
    ['professional', n.major, item.professional],
    ['schoolRank', n.rank, person.resume?.schoolRanks?.[index]],
  ])
  const jobs = (person.work ?? []).map((item): Field[] => [
    ['work_beginDate', n.begin, item.startdate],
    ['work_endDate', n.end, untilOf(person, item.enddate)],
    ['workplace', n.company, item.companyName],
    ['jobtitle', n.title, item.jobtitle],
    ['workContent', n.duties, item.workContent.replace(/<[^>]+>/g, '')],
  ])
  const projects = (person.projects ?? []).map((item): Field[] => [
    ['project_start', n.begin, item.project_start],
    ['project_end', n.end, item.project_end],
    ['project_name', n.project, item.project_name],
    ['projectContent', n.content, item.content.replace(/<[^>]+>/g, '')],
  ])
  const certificate = person.resume?.certificate
  return [
    ...section('baseInfo', [base]),
    ...section('eduExperience', schools),
    ...section('workExperience', jobs),
    ...section('projectExperience', projects),
    ...(certificate
      ? [
          {
            parentId: 'attachment' as const,
            arrayIndex: 0,
            menuKey: 'attachment',
            menuName: person.language === 'cn' ? '附件' : 'Attachment',
            fileValue: 'media/certificate.pdf',
            sortIndex: 1,
            attachName: `${certificate.name}.pdf`,
          },
        ]
      : []),
  ]
}

function section(parentId: Item['parentId'], entries: readonly (readonly Field[])[]): Item[] {
  return entries.flatMap((fields, arrayIndex) =>
    fields
      .filter(([, , value]) => value !== undefined)
      .map(([menuKey, menuName, value, unit], index) => ({
        parentId,
        arrayIndex,
        menuKey,
        menuName,
        fileValue: String(value),
        ...(unit ? { unit } : {}),
        inputType: 1,
        sortIndex: index + 1,
      })),
  )
}
