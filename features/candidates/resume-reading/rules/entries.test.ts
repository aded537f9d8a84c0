import { describe, expect, test } from 'vitest'
import { dateRanges } from './date-range.ts'
import { foldLines, wholeLine } from './line.ts'
import { fieldsOf, linesOf, told } from './lines-under-test.ts'

describe('a period', () => {
  const periodOf = (text: string) => {
    const [line] = foldLines(linesOf(text))
    const [range] = line ? dateRanges(wholeLine(line)) : []
    return range ? [range.begin?.value ?? null, range.end?.value ?? null] : null
  }
  test.each([
    ['2015.09-2019.06', ['2015-09', '2019-06']],
    ['2015/9 – 至今', ['2015-09', 'present']],
    ['2015年9月至2019年6月', ['2015-09', '2019-06']],
    ['2015 年 9 月 — 现在', ['2015-09', 'present']],
    ['民國104年9月~民國108年6月', ['2015-09', '2019-06']],
    ['２０１５．０９－２０１９．０６', ['2015-09', '2019-06']],
    ['Sept 2015 - June 2019', ['2015-09', '2019-06']],
    ['September, 2015 to present', ['2015-09', 'present']],
    ['09/2015 – 06/2019', ['2015-09', '2019-06']],
    ['2015 - 2019', ['2015', '2019']],
    ['(2015-09-01 – 2019-06-30)', ['2015-09-01', '2019-06-30']],
    ['Since 2019', ['2019', null]],
    ['June 2019', [null, '2019-06']],
    ['13800000001', null],
    ['15000-20000', null],
    ['2015.13', null],
    ['', null],
  ])('%j is %j', (text, period) => {
    expect(periodOf(text)).toEqual(period)
  })
})

describe('the education of a resume', () => {
  const educationOf = (text: string) =>
    fieldsOf(text).education.map(({ school, degree, subject, begin, end }) =>
      [school, degree, subject, begin, end].map((part) => part?.value ?? ''),
    )
  test.each([
    [
      '教育背景\n2015.09-2019.06 浙东大学 软件工程 本科',
      [['浙东大学', '本科', '软件工程', '2015-09', '2019-06']],
    ],
    [
      '教育经历\n浙东大学 | 硕士 | 软件工程\n2019.09-2022.06\n江南大学 | 本科 | 会计学\n2015.09-2019.06',
      [
        ['浙东大学', '硕士', '软件工程', '2019-09', '2022-06'],
        ['江南大学', '本科', '会计学', '2015-09', '2019-06'],
      ],
    ],
    [
      '學歷\n學校名稱\t國立海岸大學\n科系名稱\t資訊工程學系\n學位\t學士\n就學期間\t2015/09~2019/06',
      [['國立海岸大學', '學士', '資訊工程學系', '2015-09', '2019-06']],
    ],
    [
      '教育经历\n起止时间\t毕业院校\t专业\t学历\n2015-09至2019-06\t浙东大学\t会计学\t本科',
      [['浙东大学', '本科', '会计学', '2015-09', '2019-06']],
    ],
    [
      'Education\nB.Sc. in Computer Science, University of Port Anselm, Sep 2015 – Jun 2019',
      [['University of Port Anselm', 'B.Sc.', 'Computer Science', '2015-09', '2019-06']],
    ],
    [
      'Education\nUniversity of California, Berkeley\nMaster of Science\n2015 - 2017',
      [['University of California, Berkeley', 'Master of Science', '', '2015', '2017']],
    ],
    ['教育背景\n无', []],
  ])('of %j is read', (text, education) => {
    expect(educationOf(text)).toEqual(education)
  })
})

describe('the work of a resume', () => {
  const workOf = (text: string) =>
    fieldsOf(text).work.map(({ employer, title, begin, end }) =>
      [employer, title, begin, end].map((part) => part?.value ?? ''),
    )
  test.each([
    [
      '工作经历\n2019.07-至今 海岚科技有限公司 高级后端工程师\n负责支付网关。',
      [['海岚科技有限公司', '高级后端工程师', '2019-07', 'present']],
    ],
    [
      '工作经历\n青屿旅行\n产品经理\t2019.07-2021.03\n● 规划路线\n木屿零售\n市场专员\t2017.07-2019.06',
      [
        ['青屿旅行', '产品经理', '2019-07', '2021-03'],
        ['木屿零售', '市场专员', '2017-07', '2019-06'],
      ],
    ],
    [
      '工作经历\n2019/07-2021/03：云岫软件（150-500人）\n所属行业：\t互联网\n职位：\tJava工程师',
      [['云岫软件', 'Java工程师', '2019-07', '2021-03']],
    ],
    [
      'Experience\nSenior Engineer at Tidewick Logistics Ltd\nJul 2019 to Present\n• Built it',
      [['Tidewick Logistics Ltd', 'Senior Engineer', '2019-07', 'present']],
    ],
    ['Experience\nTidewick Logistics Platform Engineer 2019-07 - present', []],
    ['工作经验：5年', []],
  ])('of %j is read', (text, work) => {
    expect(workOf(text)).toEqual(work)
  })

  test('keeps the description of each entry', () => {
    const [first] = fieldsOf('工作经历\n2019.07-至今 海岚科技有限公司 工程师\n● 一\n● 二').work
    expect(first?.content?.value).toBe('● 一\n● 二')
  })
})

describe('the years of work', () => {
  const yearsOf = (text: string) => told(fieldsOf(text).years)
  test.each([
    ['5年工作经验', 5],
    ['工作年限：12年', 12],
    ['8+ years of experience', 8],
    ['工作经历\n2019.01-2021.12 海岚科技有限公司 工程师\n2017.01-2018.12 云岫有限公司 工程师', 5],
    ['工作经历\n2020.11-至今 海岚科技有限公司 工程师', 6],
    ['教育背景\n2015.09-2019.06 浙东大学', null],
  ])('in %j are %j', (text, years) => {
    expect(yearsOf(text)).toBe(years)
  })

  test('are a choice where periods overlap', () => {
    const text = '工作经历\n2019.01-2021.12 海岚科技有限公司 工程师\n2020.01-2021.12 云岫有限公司 顾问'
    expect(fieldsOf(text).years).toMatchObject({ sureness: 'choose', why: 'overlap' })
    expect(yearsOf(text)).toEqual({ choose: [3, 5] })
  })
})

test('skills are the entries of lists, without verbs, labels and sentences', () => {
  const text =
    '专业技能\n编程语言：Java、Python/Go\n熟练使用 MySQL，Redis\n• Kafka\n具有良好的沟通能力和团队合作精神以及责任心并能承受压力。'
  expect(fieldsOf(text).skills.map(({ value }) => value)).toEqual([
    'Java',
    'Python',
    'Go',
    'MySQL',
    'Redis',
    'Kafka',
  ])
})
