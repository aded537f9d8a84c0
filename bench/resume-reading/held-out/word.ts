import { type Template, written } from '../template.ts'
import { line, table, wordFile } from '../word.ts'

const narrative: Template = {
  name: 'Word: employer and place, then title and dates',
  langs: ['en', 'cn'],
  write({ lang, ...person }) {
    const words = {
      en: ['Professional Summary', 'Professional Experience', 'Academic Qualifications', 'Technical Skills'],
      cn: ['个人总结', '任职经历', '学历', '技术栈'],
      tw: [],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'long' : 'han', lang)
    const head = (at: number) => line(words[at] ?? '', { isBold: true, size: 12 })
    return wordFile([
      line(person.name, { isBold: true, size: 20 }),
      line(person.headline, { size: 12 }),
      line(person.email),
      line(person.phone.written),
      head(0),
      line(person.summary),
      head(3),
      table(
        [
          [person.skills[0] ?? '', person.skills[1] ?? ''],
          [person.skills[2] ?? '', person.skills[3] ?? ''],
          [person.skills[4] ?? '', ''],
        ],
        [4500, 4500],
      ),
      head(1),
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        line(`${employer}\t${person.city}`, { isBold: true }),
        line(`${title}\t${date(begin)} - ${date(end)}`),
        ...lines.map((text) => line(text, { isBullet: true })),
      ]),
      head(2),
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        line(`${school}\t${date(begin)} - ${date(end)}`, { isBold: true }),
        line(lang === 'en' ? `${degree} in ${subject}` : `${subject}专业 ${degree}`),
      ]),
    ])
  },
}

const labels: Template = {
  name: 'WPS: a label before each fact',
  langs: ['cn', 'tw'],
  write({ lang, ...person }) {
    const words =
      lang === 'cn'
        ? {
            head: ['一、基本资料', '二、学习经历', '三、工作履历', '四、技能清单'],
            name: '姓名',
            phone: '手机号码',
            mail: '电子邮件',
            school: '毕业院校',
            subject: '所学专业',
            degree: '学历',
            time: '时间',
            employer: '工作单位',
            title: '担任职位',
            content: '工作内容',
          }
        : {
            head: ['一、基本資料', '二、學歷背景', '三、職業經歷', '四、專業能力'],
            name: '姓名',
            phone: '行動電話',
            mail: '電子郵件',
            school: '學校',
            subject: '主修',
            degree: '學位',
            time: '時間',
            employer: '公司',
            title: '職位',
            content: '工作內容',
          }
    const date = (value: string) => written(value, 'dots', lang)
    return wordFile([
      line(words.head[0] ?? '', { isBold: true }),
      line(`${words.name}：${person.name}      ${words.phone}：${person.phone.written}`),
      line(`${words.mail}：${person.email}`),
      line(words.head[1] ?? '', { isBold: true }),
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        line(`${words.time}：${date(begin)}-${date(end)}`),
        line(`${words.school}：${school}`),
        line(`${words.subject}：${subject}`),
        line(`${words.degree}：${degree}`),
      ]),
      line(words.head[2] ?? '', { isBold: true }),
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        line(`${words.time}：${date(begin)}-${date(end)}`),
        line(`${words.employer}：${employer}`),
        line(`${words.title}：${title}`),
        line(`${words.content}：${lines.join('')}`),
      ]),
      line(words.head[3] ?? '', { isBold: true }),
      ...person.skills.map((skill, index) => line(`${index + 1}. ${skill}`)),
    ])
  },
}

export const wordTemplates = [narrative, labels]
