import { expect, test } from 'vitest'
import { resumeOfLists } from './lists.ts'

const words = {
  degree: '学历',
  major: '专业',
  jobTitle: '职位',
  description: '描述',
  educationLevel: (code: number) => `level ${code}`,
}

test('a resume without items is drawn from the lists of education, work and projects', () => {
  const resume = resumeOfLists(
    {
      education: [
        {
          startdate: '2015-09',
          enddate: '2018-06',
          school: '云山大学',
          education: 5,
          professional: '计算机科学',
        },
      ],
      work: [
        {
          startdate: '2019-07',
          enddate: '至今',
          companyName: '北辰支付',
          jobtitle: '',
          workContent: '<p>账本</p>',
        },
      ],
      projects: [],
    },
    words,
  )
  expect(resume.eduExperience[0]?.facts).toEqual([
    { key: 'education', name: '学历', value: 'level 5' },
    { key: 'professional', name: '专业', value: '计算机科学' },
  ])
  expect(resume.workExperience).toEqual([
    {
      title: '北辰支付',
      begin: '2019-07',
      end: '至今',
      facts: [{ key: 'workContent', name: '描述', value: '<p>账本</p>', isHtml: true }],
    },
  ])
  expect(resume.projectExperience).toEqual([])
})
