export const messages = {
  refusal: {
    tooMany: '短时间内生成的二维码过多，请在 {minutes, number} 分钟后再试',
    unknownValue: '字段 {field} 不能是这个值',
  },
  failed: '设置未能载入',
  value: { on: '开启', off: '关闭', none: '无' },
  company: {
    manageTitle: '公司信息',
    intro: '公司的名称、招聘适用的法律和时区。更改立即生效，也可以随时改回。',
    name: {
      label: '公司名称',
      text: '显示在账号菜单中。',
    },
    nameLatin: {
      label: '拉丁字母名称',
      text: '公司的英文名称；可以留空。',
    },
    nameMissing: '请输入公司名称',
    timeZone: {
      label: '时区',
      text: '面试安排和所有日期按此时区显示，例如 Asia/Shanghai。',
    },
    profile: {
      label: '适用法律',
      text: '决定提供哪些分析。情绪分析和外貌评分（颜值、年龄、微笑）只在“中国大陆”下提供；在其他地区，服务器不会发送这些数据，报告中也不留空位。',
      cn: {
        label: '中国大陆',
        text: '全部分析。',
      },
      eu: {
        label: '欧盟',
        text: '没有情绪分析和外貌评分：欧盟《人工智能法》第 5 条第 1 款 (f) 项禁止在工作场所推断情绪。',
      },
      'us-il': {
        label: '美国伊利诺伊州',
        text: '没有情绪分析和外貌评分：该州对面试视频的人工智能分析另有规定，同类产品也已停用视觉分析。',
      },
    },
    customerType: {
      label: '客户类型',
      text: '少数规则按客户类型区分。',
      CUSTOMERTYPE_NORMAL: {
        label: '普通客户',
        text: '没有特殊规则。',
      },
      CUSTOMERTYPE_ZHONGJUN: {
        label: '背景调查客户',
        text: '附件页签始终显示并包含背景调查，面试反馈不显示文字内容。',
      },
    },
  },
  report: {
    manageTitle: '报告内容',
    intro: '打开或关闭报告的各个部分。更改对所有已打开的报告立即生效。',
    mode: {
      label: 'AI 面试页签',
      text: '报告何时显示 AI 面试，以及其中包含哪些页签。',
      byMenu: {
        label: '有视频题时',
        text: '面试有视频题时显示，包含全部页签。',
      },
      all: {
        label: '全部',
        text: '始终显示，包含全部页签。',
      },
      byAnswers: {
        label: '按答案类型',
        text: '面试有视频题时显示，只包含候选人有相应答案的页签。',
      },
    },
    nextStepSuggestions: {
      label: '下一步建议',
      text: 'AI 报告中关于下一步的建议。',
    },
    scoreLevelLabels: {
      label: '分数级别',
      text: '分数旁的级别，以及从 L6 到 L2 的图例。',
    },
    starExplanation: {
      label: '星级说明',
      text: '每个星级代表什么的说明。',
    },
    answerAnalysis: {
      label: '作答分析',
      text: 'L2 分析的细节，以及软技能部分。',
    },
    bigFive: {
      label: '大五人格',
      text: '候选人的大五人格结果。',
    },
  },
  marks: {
    manageTitle: 'AI 评分',
    intro: '公司显示哪些 AI 评分。关闭的分数不会从服务器发出，对任何人都不显示。',
    allStatus: {
      label: 'AI 总评',
      text: '整场面试的 AI 总评。',
    },
    singleStatus: {
      label: '单题得分',
      text: '每道题的 AI 得分。',
    },
    manualStatus: {
      label: '人工评分',
      text: '评审人可以为单题打分，并看到打分记录。',
    },
    aiScoreStatus: {
      label: '星级',
      text: '以星级显示的分数。关闭后星级处留空，并注明“不显示”。',
    },
  },
  evaluation: {
    manageTitle: '匿名与独立评价',
    intro: '评审人在给出自己的评价之前能知道什么，以及谁能看到反馈。',
    screeningInfoStatus: {
      label: '匿名筛选',
      text: '所有候选人的姓名只显示第一个字，电话、邮箱和简历不再从服务器发出，也无法按姓名查找。',
    },
    evaluationInvisibleStatus: {
      label: '反馈仅本人可见',
      text: '面试官只能打开自己的反馈和评价，只读账号都不能打开；管理员和招聘人员仍可打开全部。',
    },
  },
  reasons: {
    manageTitle: '淘汰与评价',
    intro: '淘汰候选人时要记录什么，有哪些原因可以选。',
  },
  persons: {
    manageTitle: '个人数据',
    intro: '谁可以彻底删除、导出和合并候选人的数据。',
  },
  sharing: {
    manageTitle: '分享规则',
    intro: '报告怎样分享给公司以外的人，他们能看到什么。每一项单独保存，立即生效。',
    links: '链接',
    visitors: '没有账号的访客',
    visitorsText:
      '持分享链接的访客能看到什么。关闭后，服务器不再向他们发送相应内容；匿名候选人的简历始终不发送。',
  },
  candidateLinks: {
    manageTitle: '候选人链接',
    intro: '可以发给候选人哪些链接，候选人自己能改什么。',
  },
  rules: {
    abbreviatedDimensionNames: {
      label: '回答评价项缩写',
      text: 'AI 报告中，回答的各评价项（如语言表达、求职意愿）使用缩写名称。',
    },
    englishLabel: {
      label: '英文标签',
      text: 'AI 总评分数的标签使用英文，无论页面是什么语言。',
    },
    hideAnswerCorrectness: {
      label: '隐藏答案对错',
      text: '选择题、判断题和编程题不显示对错，服务器也不发送正确答案。',
    },
    stageBasedEvaluation: {
      label: '按阶段评价',
      text: '评价记录按推荐时所在的招聘阶段显示。',
    },
    foldTextAnswers: {
      label: '折叠文字答案',
      text: '较长的文字答案先折叠，可以展开。',
    },
    offlineInterviewTab: {
      label: '线下面试页签',
      text: '报告中显示线下面试页签。',
    },
    usesPersonalityTest: {
      label: '使用性格测评',
      text: '显示性格测评，不再显示第三方评价页签。',
    },
    eliminationReasonRequired: {
      label: '淘汰必须填写原因',
      text: '淘汰候选人时必须写明原因，否则无法提交。',
    },
    reportScoreVisible: {
      label: '显示报告分数',
      text: '报告顶部显示 AI 总评。',
    },
    shareLinkNeedsPassword: {
      label: '分享链接需要密码',
      text: '打开分享的报告时必须输入密码。此前未设密码的链接，在为其设置密码之前无法打开。',
    },
    shareMailsPasswordReport: {
      label: '分享邮件使用密码报告',
      text: '邮件中的链接打开需要密码的手机版报告。',
    },
    mailsSharePassword: {
      label: '用邮件发送报告密码',
      text: '密码在链接之后另发一封邮件。关闭时由分享人自行告知。',
    },
    visitorsMaySendOn: {
      label: '访客可以转发链接',
      text: '查看分享报告的人可以把链接发给别人，每场面试每天最多 5 封。',
    },
    visitorsMayDownload: {
      label: '访客可以下载报告',
      text: '查看分享报告的人可以下载 PDF 和 Word，也可以打印。',
    },
    candidateMoveHours: {
      label: '候选人改期',
      text: '候选人自己选定的面试时间可以改一次，改期截止于面试开始前：',
      hours: {
        h0: '不允许改期',
        h2: '开始前 2 小时',
        h12: '开始前 12 小时',
        h24: '开始前 24 小时',
        h48: '开始前 48 小时',
      },
    },
    ownOpinionFirst: {
      label: '先写自己的评价',
      text: '面试官提交自己的面试反馈之后，才能看到同事的反馈、评价、备注和人工评分。',
    },
    ownOpinionBeforeAi: {
      label: 'AI 评分也在自己的评价之后',
      text: '面试官提交自己的面试反馈之后，才能看到 AI 评分。仅在“先写自己的评价”开启时有效。',
    },
    collectsIdCards: {
      label: '候选人拍摄身份证',
      text: '可以给候选人发送链接，请他们拍摄身份证正反面。',
    },
    monitorsByPhone: {
      label: '手机第二机位',
      text: '可以给候选人发送链接，面试时用手机每 30 秒拍一张照片。',
    },
    sendsCampaign: {
      label: '面试指南',
      text: '可以给候选人发送面试指南的链接。',
    },
    idPhotoDays: {
      label: '身份证照片保存期限',
      text: '身份证照片收到后，到期自动删除。',
      days: {
        d7: '7 天',
        d30: '30 天',
        d90: '90 天',
        d180: '180 天',
        d365: '365 天',
      },
    },
    hrMayErase: {
      label: 'HR 可彻底删除候选人',
      text: '有权编辑候选人的 HR 也可以彻底删除候选人，删除后无法恢复。管理员始终可以。',
    },
    hrMayExport: {
      label: 'HR 可导出候选人数据',
      text: '有权编辑候选人的 HR 也可以导出一名候选人的全部数据。管理员始终可以。',
    },
    hrMayMerge: {
      label: 'HR 可合并重复记录',
      text: '有权编辑候选人的 HR 也可以合并同一个人的两份记录。管理员始终可以。',
    },
    showsSalary: {
      label: '公布薪资',
      text: '职位可以填写薪资范围，并显示给能看到职位的人。',
    },
    loadLanguageScore: {
      label: '语言得分',
      text: '所有职位的报告都显示语言得分。',
    },
  },
  brand: {
    manageTitle: '合作伙伴品牌',
    intro: '用合作伙伴的名称和图标代替 Candor 的名称和图标。名称留空则恢复。',
    name: '名称',
    icon: '图标',
    iconText: 'PNG 或 SVG，最大约 6 KB。',
    choose: '选择图标',
    remove: '移除图标',
    tooLarge: '图标太大，请选择不超过 6 KB 的文件',
    wrongKind: '仅支持 PNG 和 SVG',
    none: '没有图标',
  },
  positions: {
    manageTitle: '职位规则',
    positionTitle: '职位规则',
    intro: '职位的规则、面试轮次、模拟测试和二维码在职位自己的页面设置。',
    toList: '打开职位列表',
    failed: '职位未能载入',
    isL5: {
      label: 'L5 职位',
      text: '人工评分以三星而不是五星为满分。AI 分析的分数保持其原有的星级。',
    },
    hideScoreIndicator: {
      label: '隐藏 AI 总评',
      text: '报告顶部不显示 AI 总评。',
    },
    loadLanguageScore: {
      label: '语言得分',
      text: '即使公司规则关闭，这个职位的报告也显示语言得分。',
    },
    tests: '小程序模拟测评',
    testsText: '在小程序中，相应的报告页签作为模拟测评显示。',
    test18: '认知能力',
    test19: '职业性格',
    test20: '心理健康',
    test21: '胜任力测评',
  },
  simulated: {
    positionTitle: '模拟测试',
  },
  code: {
    positionTitle: '二维码',
    title: '二维码',
    text: '同事扫码并登录后，可查看这个职位的候选人。',
    show: '显示二维码',
    alt: '职位“{name}”的二维码',
    link: '链接',
    download: '下载图片',
    failed: '二维码没有生成',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    settings: typeof messages
  }
}
