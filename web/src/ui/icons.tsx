import { outlineIcon } from './draw-icon.tsx';

/** Icons of the frame around all screens: every visit loads them. */
export const IconAccessPoint = outlineIcon(
  'M12 12l0 .01 M14.828 9.172a4 4 0 0 1 0 5.656 M17.657 6.343a8 8 0 0 1 0 11.314 M9.168 14.828a4 4 0 0 1 0 -5.656 M6.337 17.657a8 8 0 0 1 0 -11.314',
);
export const IconAccessible = outlineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0 M10 16.5l2 -3l2 3m-2 -3v-2l3 -1m-6 0l3 1 M11.5 7.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
);
export const IconAddressBook = outlineIcon(
  'M20 6v12a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2 M10 16h6 M11 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M4 8h3 M4 12h3 M4 16h3',
);
export const IconAlertCircle = outlineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 8v4 M12 16h.01');
export const IconAlertTriangle = outlineIcon(
  'M12 9v4 M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0 M12 16h.01',
);
export const IconBell = outlineIcon(
  'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6 M9 17v1a3 3 0 0 0 6 0v-1',
);
export const IconBuildingCommunity = outlineIcon(
  'M8 9l5 5v7h-5v-4m0 4h-5v-7l5 -5m1 1v-6a1 1 0 0 1 1 -1h10a1 1 0 0 1 1 1v17h-8 M13 7l0 .01 M17 7l0 .01 M17 11l0 .01 M17 15l0 .01',
);
export const IconBuildingFactory2 = outlineIcon(
  'M3 21h18 M5 21v-12l5 4v-4l5 4h4 M19 21v-8l-1.436 -9.574a.5 .5 0 0 0 -.495 -.426h-1.145a.5 .5 0 0 0 -.494 .418l-1.43 8.582 M9 17h1 M14 17h1',
);
export const IconCalendarCheck = outlineIcon(
  'M11.5 21h-5.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6 M16 3v4 M8 3v4 M4 11h16 M15 19l2 2l4 -4',
);
export const IconCertificate = outlineIcon(
  'M12 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M13 17.5v4.5l2 -1.5l2 1.5v-4.5 M10 19h-5a2 2 0 0 1 -2 -2v-10c0 -1.1 .9 -2 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -1 1.73 M6 9l12 0 M6 12l3 0 M6 15l2 0',
);
export const IconChartDots3 = outlineIcon(
  'M3 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M14 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M9 17l5 -1.5 M6.5 8.5l7.81 5.37 M7 7l8 -1',
);
export const IconChartRadar = outlineIcon(
  'M12 3l9.5 7l-3.5 11h-12l-3.5 -11l9.5 -7 M12 7.5l5.5 4l-2.5 5.5h-6.5l-2 -5.5l5.5 -4 M2.5 10l9.5 3l9.5 -3 M12 3v10l6 8 M6 21l6 -8',
);
export const IconChevronDown = outlineIcon('M6 9l6 6l6 -6');
export const IconCloudOff = outlineIcon(
  'M9.58 5.548c.24 -.11 .492 -.207 .752 -.286c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957 -.383 1.824 -1.003 2.454m-2.997 1.033h-11.343c-2.572 -.004 -4.657 -2.011 -4.657 -4.487c0 -2.475 2.085 -4.482 4.657 -4.482c.13 -.582 .37 -1.128 .7 -1.62 M3 3l18 18',
);
export const IconDeviceTv = outlineIcon('M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9 M16 3l-4 4l-4 -4');
export const IconFileVector = outlineIcon(
  'M14 3v4a1 1 0 0 0 1 1h4 M8 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0 M13 12.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0 M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2 M9.5 15a2.5 2.5 0 0 1 2.5 -2.5h1',
);
export const IconFingerprint = outlineIcon(
  'M18.9 7a8 8 0 0 1 1.1 5v1a6 6 0 0 0 .8 3 M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6 M12 11v2a14 14 0 0 0 2.5 8 M8 15a18 18 0 0 0 1.8 6 M4.9 19a22 22 0 0 1 -.9 -7v-1a8 8 0 0 1 12 -6.95',
);
export const IconFirstAidKit = outlineIcon(
  'M8 8v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2 M4 10a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -8 M10 14h4 M12 12v4',
);
export const IconFlask = outlineIcon('M9 3l6 0 M10 9l4 0 M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5 -1l-4 -11v-6');
export const IconGauge = outlineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0 M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M13.41 10.59l2.59 -2.59 M7 12a5 5 0 0 1 5 -5',
);
export const IconHistory = outlineIcon('M12 8l0 4l2 2 M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5');
export const IconHome = outlineIcon(
  'M5 12l-2 0l9 -9l9 9l-2 0 M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7 M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6',
);
export const IconKey = outlineIcon(
  'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0 M15 9h.01',
);
export const IconKeyboard = outlineIcon(
  'M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -8 M6 10l0 .01 M10 10l0 .01 M14 10l0 .01 M18 10l0 .01 M6 14l0 .01 M18 14l0 .01 M10 14l4 .01',
);
export const IconLanguage = outlineIcon(
  'M9 6.371c0 4.418 -2.239 6.629 -5 6.629 M4 6.371h7 M5 9c0 2.144 2.252 3.908 6 4 M12 20l4 -9l4 9 M19.1 18h-6.2 M6.694 3l.793 .582',
);
export const IconLayoutSidebarLeftCollapse = outlineIcon(
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12 M9 4v16 M15 10l-2 2l2 2',
);
export const IconLayoutSidebarLeftExpand = outlineIcon(
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12 M9 4v16 M14 10l2 2l-2 2',
);
export const IconLogin2 = outlineIcon(
  'M9 8v-2a2 2 0 0 1 2 -2h7a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-2 M3 12h13l-3 -3 M13 15l3 -3',
);
export const IconLogout = outlineIcon(
  'M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2 M9 12h12l-3 -3 M18 15l3 -3',
);
export const IconMailOpened = outlineIcon('M3 9l9 6l9 -6l-9 -6l-9 6 M21 9v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10 M3 19l6 -6 M15 13l6 6');
export const IconMap2 = outlineIcon(
  'M12 18.5l-3 -1.5l-6 3v-13l6 -3l6 3l6 -3v7.5 M9 4v13 M15 7v5.5 M21.121 20.121a3 3 0 1 0 -4.242 0c.418 .419 1.125 1.045 2.121 1.879c1.051 -.89 1.759 -1.516 2.121 -1.879 M19 18v.01',
);
export const IconMapPin = outlineIcon(
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0 M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
);
export const IconMathFunction = outlineIcon('M3 19a2 2 0 0 0 2 2c2 0 2 -4 3 -9s1 -9 3 -9a2 2 0 0 1 2 2 M5 12h6 M15 12l6 6 M15 18l6 -6');
export const IconMenu2 = outlineIcon('M4 6l16 0 M4 12l16 0 M4 18l16 0');
export const IconMessageChatbot = outlineIcon(
  'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12 M9.5 9h.01 M14.5 9h.01 M9.5 13a3.5 3.5 0 0 0 5 0',
);
export const IconSchool = outlineIcon('M22 9l-10 -4l-10 4l10 4l10 -4v6 M6 10.6v5.4a6 3 0 0 0 12 0v-5.4');
export const IconSearch = outlineIcon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M21 21l-6 -6');
export const IconServerCog = outlineIcon(
  'M3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-2 M12 20h-6a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3h10.5 M16 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M18 14.5v1.5 M18 20v1.5 M21.032 16.25l-1.299 .75 M16.27 19l-1.3 .75 M14.97 16.25l1.3 .75 M19.733 19l1.3 .75 M7 8v.01 M7 16v.01',
);
export const IconSpeakerphone = outlineIcon(
  'M18 8a3 3 0 0 1 0 6 M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5 M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8',
);
export const IconStairsUp = outlineIcon('M22 6h-5v5h-5v5h-5v5h-5 M6 10v-7 M3 6l3 -3l3 3');
export const IconSun = outlineIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0 M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7',
);
export const IconSunMoon = outlineIcon(
  'M9.173 14.83a4 4 0 1 1 5.657 -5.657 M11.294 12.707l.174 .247a7.5 7.5 0 0 0 8.845 2.492a9 9 0 0 1 -14.671 2.914 M3 12h1 M12 3v1 M5.6 5.6l.7 .7 M3 21l18 -18',
);
export const IconTargetArrow = outlineIcon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M12 7a5 5 0 1 0 5 5 M13 3.055a9 9 0 1 0 7.941 7.945 M15 6v3h3l3 -3h-3v-3l-3 3 M15 9l-3 3',
);
export const IconTestPipe = outlineIcon(
  'M20 8.04l-12.122 12.124a2.857 2.857 0 1 1 -4.041 -4.04l12.122 -12.124 M7 13h8 M19 15l1.5 1.6a2 2 0 1 1 -3 0l1.5 -1.6 M15 3l6 6',
);
export const IconTool = outlineIcon('M7 10h3v-3l-3.5 -3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1 -3 3l-6 -6a6 6 0 0 1 -8 -8l3.5 3.5');
export const IconTopologyStar3 = outlineIcon(
  'M10 19a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M18 5a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M10 5a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M6 12a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M18 19a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M14 12a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M22 12a2 2 0 1 0 -4 0a2 2 0 0 0 4 0 M6 12h4 M14 12h4 M15 7l-2 3 M9 7l2 3 M11 14l-2 3 M13 14l2 3',
);
export const IconTrafficCone = outlineIcon('M4 20l16 0 M9.4 10l5.2 0 M7.8 15l8.4 0 M6 20l5 -15h2l5 15');
export const IconTree = outlineIcon(
  'M12 13l-2 -2 M12 12l2 -2 M12 21v-13 M9.824 16a3 3 0 0 1 -2.743 -3.69a3 3 0 0 1 .304 -4.833a3 3 0 0 1 4.615 -3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1 -2.919 3.695h-4l-.176 -.005',
);
export const IconUpload = outlineIcon('M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2 M7 9l5 -5l5 5 M12 4l0 12');
export const IconUser = outlineIcon('M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0 M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2');
export const IconUserCircle = outlineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0 M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855',
);
export const IconUserPlus = outlineIcon('M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0 M16 19h6 M19 16v6 M6 21v-2a4 4 0 0 1 4 -4h4');
export const IconUserSearch = outlineIcon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0 M6 21v-2a4 4 0 0 1 4 -4h1.5 M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M20.2 20.2l1.8 1.8',
);
export const IconUsersGroup = outlineIcon(
  'M10 13a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M8 21v-1a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v1 M15 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M17 10h2a2 2 0 0 1 2 2v1 M5 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M3 13v-1a2 2 0 0 1 2 -2h2',
);
export const IconWind = outlineIcon(
  'M5 8h8.5a2.5 2.5 0 1 0 -2.34 -3.24 M3 12h15.5a2.5 2.5 0 1 1 -2.34 3.24 M4 16h5.5a2.5 2.5 0 1 1 -2.34 3.24',
);
export const IconX = outlineIcon('M18 6l-12 12 M6 6l12 12');
