export { startTestServer, type Answer, type Caller, type TestServer } from './test-server.ts'
export { testEngine, type TestEngine } from './test-engine.ts'
export { formVisitor, type FormVisitor, type PageAnswer } from './form-visitor.ts'
