/** A resume of version 0.0: companies, websites, a grade, and a key of a tool's own. */
export const resumeOfVersion0: unknown = {
  basics: {
    name: 'Ruth Okonkwo',
    label: 'Data engineer',
    picture: 'https://ruth.example/me.jpg',
    email: 'ruth@ruth.example',
    phone: '+49 30 901820',
    website: 'ruth.example',
    bio: 'Moves data without losing any of it.',
    location: { city: 'Berlin', countryCode: 'DE', region: '' },
    profiles: [{ network: 'GitHub', username: 'ruth', website: 'https://github.example/ruth' }],
    computed: { yearsOfExperience: 9 },
  },
  work: [
    {
      company: 'Fernweh Logistics',
      position: 'Data engineer',
      website: 'https://fernweh.example',
      startDate: '09/2019',
      endDate: 'Present',
      summary: 'Owns the warehouse.',
      highlights: ['Cut the nightly load from 5 hours to 40 minutes', '- Wrote the runbook', ''],
    },
    { company: 'Kiosk & Sohn', position: 'Analyst', startDate: '2016.3', endDate: '2019/08' },
  ],
  volunteer: [
    {
      organization: 'Repair Café',
      position: 'Helper',
      website: 'http://repair.example',
      startDate: '2017-05-01T00:00:00.000Z',
      endDate: null,
      highlights: ['Radios', 'Lamps'],
    },
  ],
  education: [
    {
      institution: 'TU Berlin',
      area: 'Statistics',
      studyType: 'MSc',
      startDate: '2013',
      endDate: 'Summer 2015',
      gpa: 1.3,
      courses: ['Time series', 'Databases'],
    },
  ],
  publications: [
    {
      name: 'Late data',
      publisher: 'Data Weekly',
      releaseDate: '2021-02-30',
      website: 'https://weekly.example/late',
    },
  ],
  skills: ['SQL', { name: 'Python', level: 'Master', keywords: ['pandas', 'asyncio'] }],
  languages: [{ name: 'German', level: 'Native' }, 'English'],
  hobbies: ['Cycling', { name: 'Chess', keywords: ['Blitz'] }],
  references: [{ name: 'J. Kern', reference: 'She reads\nthe logs.' }],
}

/** A resume of version 1.0.0 with keys that two tools have added. */
export const resumeOfVersion1: unknown = {
  $schema: 'https://raw.example/schema.json',
  meta: { version: 'v1.0.0', theme: 'even' },
  basics: {
    name: '苏晴岚',
    image: '',
    label: '后端工程师',
    email: 'su@person.example',
    url: 'https://su.example',
    location: { address: '文三路 1 号', city: '杭州', countryCode: 'CN' },
    profiles: [{ network: 'GitHub', username: 'su', url: '' }],
  },
  work: [
    {
      name: '栖岸结算',
      location: '杭州',
      description: '支付结算',
      position: '工程师',
      url: 'https://qian.example',
      startDate: '2022-02',
      highlights: ['对账差错从每天 30 笔降到 1 笔', '幂等键：见 https://su.example/keys。'],
      'x-team': 7,
    },
    {
      name: '木屿零售',
      position: '工程师',
      startDate: '2019年7月',
      endDate: '2022-01-31',
      summary: '退款。',
    },
  ],
  education: [
    { institution: '云岫大学', area: '软件工程', studyType: '本科', startDate: '2015-09', endDate: '2019' },
  ],
  certificates: [{ name: 'DSD', issuer: 'Board', date: 'May 2021', url: 'board.example/dsd' }],
  projects: [
    {
      name: '双写账本',
      description: '迁移',
      highlights: ['零停机'],
      keywords: ['Go', 'Kafka'],
      roles: ['Lead'],
      startDate: '2023',
      endDate: '至今',
      url: 'https://su.example/ledger',
    },
  ],
  awards: [{ title: '年度工程师', awarder: '栖岸结算', date: '2023-12', summary: '两次。' }],
  'x-generator': 'resumake',
}
