export const texts = {
  codeSubject: 'HazardGuard: your code',
  codeMail:
    'We were asked to send warnings about chemical accidents to this address.\n\nYour code: {code}\n\nEnter it on the page that you came from, or open this page and confirm:\n{link}\n\nThe code is valid for {minutes} minutes. If you did not ask for this, do nothing: you will get no warnings, and the address is erased.',
  codeSms: 'HazardGuard: {code} is your code to get warnings. Valid for {minutes} minutes. Did not ask? Do nothing.',
  testSubject: 'TEST - HazardGuard',
  testPush: 'TEST. There is no danger. Warnings for {places} will arrive like this.',
  testMail:
    'TEST. There is no danger.\n\nYou asked for this test. Warnings for the places you follow will arrive like this: {places}.\n\nTo end all messages and erase your address:\n{stop}',
  testSms: 'TEST - HazardGuard. There is no danger. Warnings will arrive like this. To end them: {stop}',
  noPlaces: 'no place yet',
} as const;
