// Made by `npm run generate` from the routes of the contract. Do not edit.
import type { RiskStudyDocument, ScenarioDocument, RunResult } from "@hazardguard/engine";
export interface paths {
    "/.well-known/security.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where weaknesses are told (RFC 9116), where the operator has named somebody */
        get: operations["readSecurityTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account: role, scope, what protects it */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/break-glass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the next emergency access needs approval, and what became of your last request */
        get: operations["readOwnBreakGlass"];
        put?: never;
        /** In an emergency: read named sites or one district and work on their alerts and incidents for 60 minutes; supervisors are notified. Within 24 hours of the last time a supervisor must approve it */
        post: operations["openBreakGlass"];
        /** End your emergency access, or withdraw your request for it */
        delete: operations["endBreakGlass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/break-glass/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites and districts by a part of their names, to say what emergency access is for: names alone */
        get: operations["findBreakGlassTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about your account, as one JSON file */
        get: operations["downloadOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the passkey that the browser has made; with the first second step recovery codes come in this answer alone */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one of your passkeys */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the browser with to make a passkey; within five minutes */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator app; it counts once a code of it is confirmed */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes in place of those there were */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove that the app holds the secret; the recovery codes are in this answer alone */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the password alone again */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all your sessions but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready words for each hazard and action in four languages */
        get: operations["listAlertTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Latest alerts, newest first */
        get: operations["listAlerts"];
        put?: never;
        /** Store a draft warning */
        post: operations["draftAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert */
        get: operations["readAlert"];
        /** Change a warning that is not released; one that was handed in becomes a draft again */
        put: operations["updateAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What residents answered to an alert: who needs help, who is safe, who is silent */
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release an alert that somebody else has written */
        post: operations["approveAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a released alert: sent in error, right away; all clear, once another person approves it */
        post: operations["cancelAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was told of an alert: counts by channel and state, and the messages, who was not reached first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/escalation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chain at work on an alert: who was called, who has acknowledged, when the next tier is called */
        get: operations["readEscalation"];
        put?: never;
        /** Start the chain once more for an alert that is public */
        post: operations["startEscalation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/escalation/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledge an alert: somebody has it in hand */
        post: operations["acknowledgeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/escalation/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call the next tier now instead of when the time is over */
        post: operations["callNextTier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every saved version of an alert, newest first: who, when, why */
        get: operations["readAlertHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of the plume that came with the alert */
        get: operations["readAlertImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emergency: release an alert without a second person; the reason is told everywhere */
        post: operations["overrideAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the alert would reach: people inside, followers by channel, stakeholders, area */
        get: operations["previewAlertReach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an alert back to its authors, with the reason */
        post: operations["returnAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin an update of a released alert; what is public stays until the update is released */
        post: operations["reviseAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a draft in for approval */
        post: operations["submitAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the steps of an alert were taken: first sign, draft, handed in, released, first and last receipt */
        get: operations["readAlertTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/unreached-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where those are whom no message of an alert has reached, and the recorded places in its area */
        get: operations["listUnreachedPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/by-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a draft warning without a run: the form Raise Alert, with an optional picture of the plume */
        post: operations["draftAlertByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for an assessment, paged, searched and sorted */
        get: operations["listAssessments"];
        put?: never;
        /** Ask for an assessment */
        post: operations["requestAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Confirm, finish, cancel or reopen a request */
        put: operations["setAssessmentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A private address of the calendar feed; it replaces your last one */
        post: operations["makeAssessmentFeed"];
        /** End your calendar feed */
        delete: operations["endAssessmentFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/feed/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar feed (iCalendar), for whoever has its address */
        get: operations["readAssessmentFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question from the configured language model or the bundled knowledge; nothing is stored */
        post: operations["askAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what and when, the newest first; counted to 10,000 */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record as CSV, the oldest first */
        get: operations["downloadAuditTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit.jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record as lines of JSON, the oldest first: position, hash, and the very text that was hashed */
        get: operations["downloadAuditLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry with the values before and after */
        get: operations["readAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the last check on this server stands */
        get: operations["readAuditCheck"];
        put?: never;
        /** Begin to reckon every hash of the record again; one check at a time, a running one is told */
        post: operations["checkAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Emergency access of people you supervise or to sites you answer for, and requests for it; the newest 100 of each */
        get: operations["listBreakGlass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the emergency access of a person you supervise, or to a site you answer for */
        post: operations["endBreakGlassOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every row read and changed during one emergency access */
        get: operations["readBreakGlassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass/{id}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every row read and changed during one emergency access, as CSV */
        get: operations["downloadBreakGlassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass/{id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every row read and changed during one emergency access, as PDF */
        get: operations["printBreakGlassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/break-glass/requests/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or refuse emergency access for the second time within 24 hours; approved, it lasts 60 minutes from then on */
        post: operations["decideBreakGlass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chemical-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chemical types: total quantity and CAS number over all inventories, and the library, paged */
        get: operations["listChemicalTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chemical-types.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chemical types as CSV */
        get: operations["downloadChemicalTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chemical-types/{chemical}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a chemical is stored, paged */
        get: operations["listChemicalStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chemicals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chemical library: names, CAS numbers, what can be modelled */
        get: operations["listChemicals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chemicals/{chemical}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card of one chemical by id, CAS number or name: properties, levels, hazards, distances, thresholds, sources */
        get: operations["readChemicalCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/gujarat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Industries in Gujarat with what they handle, the farthest over its lower threshold first */
        get: operations["listGujaratIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One plain select, insert, update or delete on the table of that name, every value bound */
        post: operations["compatQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an industry; a position that is not sent is kept */
        put: operations["compatUpdateIndustryPlain"];
        post?: never;
        /** Delete an industry with its inventory */
        delete: operations["compatDeleteIndustryPlain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries//{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an industry; a position that is not sent is kept */
        put: operations["compatUpdateIndustry"];
        post?: never;
        /** Delete an industry with its inventory */
        delete: operations["compatDeleteIndustry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All industries */
        get: operations["compatIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/getAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of all industries */
        get: operations["compatIndustryNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/indName/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an industry is */
        get: operations["compatIndustryPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/industry/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An industry by its name */
        get: operations["compatIndustry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/industries/saveInd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** On-board an industry */
        post: operations["compatSaveIndustry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/chem/{industry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the chemicals of an industry */
        get: operations["compatChemicalsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/ind/changedConditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record changed conditions */
        post: operations["compatSaveConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/inv/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an inventory item */
        put: operations["compatUpdateItem"];
        post?: never;
        /** Delete an inventory item */
        delete: operations["compatDeleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/inv/{industry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inventory of an industry */
        get: operations["compatItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/inv/getAllCasNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Known chemicals with their CAS numbers */
        get: operations["compatCasNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/inv/getAllChemicals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chemicals with their quantities over all inventories */
        get: operations["compatChemicals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/inv/getAllChemTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the known chemicals */
        get: operations["compatChemicalTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/db/inventory/saveInv/{industry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an inventory item */
        post: operations["compatSaveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sensors found, newest first: of a site, or of one incident */
        get: operations["listDetections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detections/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the alert of a detection anew from its newest estimate, as its next draft */
        post: operations["draftAnew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detections/{id}/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every estimate of the source of a detection with the readings it used, newest first */
        get: operations["listEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drills, those that run first, then the newest: of a site, or in a state */
        get: operations["listDrills"];
        put?: never;
        /** Plan a drill: the hidden release, the weather, the injects, the targets */
        post: operations["planDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drills that run or were just abandoned, as every screen marks them, with real incidents at the same sites */
        get: operations["readDrillsNow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drill as its controller sees it, with the hidden release, the injects and the score */
        get: operations["readDrill"];
        /** Change a drill that has not begun */
        put: operations["changeDrill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Real emergency: stop the drill at once */
        post: operations["abandonDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a drill that runs; its incidents are closed */
        post: operations["endDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/injects/{injectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fire an inject now, hold it, let it go on, or skip it */
        post: operations["actOnInject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down an evaluator's observation */
        post: operations["noteDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drill that is over on A4 paper: scores against targets, what came when, what evaluators saw */
        get: operations["readDrillReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drills/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin: the clock runs, simulated sensors speak, injects come at their times */
        post: operations["startDrill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Duties of every site, district and the State, paged, searched and sorted; what needs hands first */
        get: operations["listDuties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duties/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts that have duties: what the industries name as theirs, each once whatever its case, by name */
        get: operations["listDutyDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duties/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was recorded of one duty, newest first */
        get: operations["listDutyEntries"];
        put?: never;
        /** Record that a duty was done, set off, or does not apply; answers how it stands now */
        post: operations["recordDuty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duties/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A private address of your calendar feed of duties, of all, of one district with its sites, or of one site; it replaces your last one */
        post: operations["makeDutyFeed"];
        /** End your calendar feed of duties */
        delete: operations["endDutyFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duties/feed/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar feed of duties (iCalendar), for whoever has its address */
        get: operations["readDutyFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duty-shifts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a shift that has not ended */
        put: operations["updateShift"];
        post?: never;
        /** Delete a shift that has not begun */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/escalation-chains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every chain: who is called, how many must acknowledge, how long is waited */
        get: operations["listEscalationChains"];
        put?: never;
        /** A chain for an industry, for a district, or for all that have none of their own */
        post: operations["createEscalationChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/escalation-chains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a chain; those at work go on as they began */
        put: operations["updateEscalationChain"];
        post?: never;
        /** Delete a chain; those at work go on as they began */
        delete: operations["deleteEscalationChain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/escalation-chains/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would be called when and how, if nobody answered; nothing is sent */
        post: operations["dryRunEscalation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/escalations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts and incidents that wait for an acknowledgement or have got too few, the unanswered first */
        get: operations["listOpenEscalations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways in which this installation can reach residents */
        get: operations["readFollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is followed */
        get: operations["readFollowing"];
        put?: never;
        post?: never;
        /** End all messages and erase everything kept */
        delete: operations["stopFollowing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The language of messages */
        put: operations["changeFollowLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a place; the same point again changes its name and radius */
        post: operations["addFollowedPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Follow a place no more */
        delete: operations["removeFollowedPlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The browser has a new address for its messages */
        put: operations["renewFollowSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/own/{token}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message marked as a test through the channel */
        post: operations["sendFollowTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Towns of the bundled gazetteer and sites of the register, by name */
        get: operations["findPlacesToFollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow places from this browser; the same browser asked twice is one follower */
        post: operations["followByPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to an e-mail address or a mobile number; nothing is followed before it is confirmed */
        post: operations["requestFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/requests/{request}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with the code that was sent */
        post: operations["confirmFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Incidents of a view, paged, searched and sorted; newest first unless asked otherwise */
        get: operations["listIncidents"];
        put?: never;
        /** Report an incident; no field is required */
        post: operations["createIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Incidents of a view as CSV, with the columns of the specification */
        get: operations["downloadIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One incident with its log and all that hangs on it */
        get: operations["readIncident"];
        /** Change the fields that are given; any state may follow any other */
        put: operations["updateIncident"];
        post?: never;
        /** Delete an incident; its log is kept */
        delete: operations["deleteIncident"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/accident-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of a major accident (Schedule 6 of the MSIHC Rules), filled in as far as the record knows */
        get: operations["readAccidentReport"];
        /** Write fields of the report of a major accident (Schedule 6 of the MSIHC Rules), or the day it was forwarded */
        put: operations["saveAccidentReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/after-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the incident was reported, assigned, warned of, confirmed and resolved */
        get: operations["readAfterAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a picture (JPEG, PNG, WebP: drawn anew, and nothing else of it is kept) or a PDF */
        post: operations["attachToIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of the incident: pictures whole or small, a PDF as a download */
        get: operations["readIncidentAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/attachments/{attachment}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a file back: it is shown no more; the log keeps that it was there, and why it went */
        post: operations["withdrawIncidentAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/checklists/{hazard}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Attach a further checklist to the incident, or take it away; its marks stay in the log */
        put: operations["attachIncidentChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/escalation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chain at work on an incident about which there is no alert */
        get: operations["readIncidentEscalation"];
        put?: never;
        /** Call the responders for an incident without an alert; nothing goes to the public */
        post: operations["startIncidentEscalation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/escalation/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledge an incident: somebody has it in hand */
        post: operations["acknowledgeIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/escalation/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call the next tier now instead of when the time is over */
        post: operations["callNextTierForIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of an incident, newest first, from before an entry */
        get: operations["listIncidentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link a run or an alert to the incident */
        post: operations["linkIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/links/{kind}/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a link back; the log keeps both */
        delete: operations["unlinkIncident"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write an entry into the log */
        post: operations["noteIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/own-tasks/{task}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one of the incident's own tasks: its words, who does it, until when */
        put: operations["changeIncidentTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/papers/{paper}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper of the incident (A4): situation report, ICS 201 and 214, after-action report, report of a major accident */
        get: operations["readIncidentPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/radio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a radio message into the log: from, to, channel, words */
        post: operations["logRadioMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand a position over to somebody, or to nobody */
        put: operations["handOverIncidentRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/roll-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say where people of the roll-call are, or take them off the list */
        put: operations["markRollCall"];
        /** Add people to the roll-call: names, or everybody of a directory; who is on it already is not added again */
        post: operations["addToRollCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a task of its own to the incident, with who does it and until when */
        post: operations["addIncidentTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/incidents/{id}/tasks/{task}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a task as done, not applicable (with a reason), or open again */
        put: operations["markIncidentTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Industries, paged, searched and sorted */
        get: operations["listIndustries"];
        put?: never;
        /** On-board an industry */
        post: operations["createIndustry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All industries as CSV */
        get: operations["downloadIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One industry */
        get: operations["readIndustry"];
        /** Change an industry; a position that is not sent is kept */
        put: operations["updateIndustry"];
        post?: never;
        /** Delete an industry with its inventory */
        delete: operations["deleteIndustry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/changed-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changed conditions recorded for an industry, the newest first, paged */
        get: operations["listChangedConditions"];
        put?: never;
        /** Record changed conditions */
        post: operations["saveChangedConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/changed-conditions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changed conditions of an industry as CSV */
        get: operations["downloadChangedConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/drill-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready-made drills that fit what a site stores */
        get: operations["listDrillTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/fires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fires seen by satellites near a site, the newest first, with their age and incident, and how the service stands */
        get: operations["listFires"];
        put?: never;
        /** Record fires seen by satellites near a site, at most 500; those at the site become one Detected incident */
        post: operations["recordFires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures of a site, the newest first */
        get: operations["listSiteImages"];
        put?: never;
        /** Add a picture of a site (JPEG, PNG or WebP); it is drawn anew, and nothing else of the file is kept */
        post: operations["addSiteImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/ingest-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a site has a key for sending readings */
        get: operations["readIngestKey"];
        put?: never;
        /** A new key for sending readings, shown this once; the one before ends */
        post: operations["makeIngestKey"];
        /** End the key of a site: readings are refused until there is a new one */
        delete: operations["revokeIngestKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inventory of an industry, paged */
        get: operations["listInventory"];
        put?: never;
        /** Add an inventory item */
        post: operations["createInventoryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/inventory.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inventory as CSV */
        get: operations["downloadInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/inventory/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bulk upload of inventory items */
        post: operations["bulkInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/plan.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Annex of the on-site or off-site emergency plan, generated from the register */
        get: operations["readPlanAnnex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/risk-worksheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Risk matrix, bow-ties and HAZOP worksheet of an industry */
        get: operations["readRiskWorksheet"];
        /** Store a new version of the worksheet; refused where somebody else stored one meanwhile */
        put: operations["saveRiskWorksheet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the stock of a site stands: legal thresholds, bad neighbours, expiry, content by location */
        get: operations["readStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/standing-footprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The worst case of one site now and in each of the next 48 hours */
        get: operations["readStandingFootprint"];
        put?: never;
        /** Compute the worst case of one site anew, now */
        post: operations["computeStandingFootprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/wind-climate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wind climate of a site from its stored weather records, where there are enough */
        get: operations["readWindClimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/{id}/worst-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The worst case of each chemical of a site in the rule's air, the farthest first */
        get: operations["listWorstCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bulk upload of industries */
        post: operations["bulkIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the industries are, for a map */
        get: operations["listIndustryPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an inventory item */
        put: operations["updateInventoryItem"];
        post?: never;
        /** Delete an inventory item */
        delete: operations["deleteInventoryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take up an invitation, once, with name and password */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of an invitation offers */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that wait for an answer */
        get: operations["listInvitations"];
        put?: never;
        /** Invite a person; the one-time link is in this answer alone. An earlier invitation of the address ends */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End an invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes as server-sent events: `change` with topic and subject, `reset` when some were missed for good, `beat` as a sign of life */
        get: operations["followLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/map/tiles/{layer}/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture of a map service with a key, which the server adds */
        get: operations["readMapTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the installation is: servers, background jobs, queue, channels, weather, disk, versions, last backup */
        get: operations["readOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can sign in, as far as the one who asks may change them, and oneself */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change role and scope; invitations the person has sent end */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the right to sign in away; sessions, calendar addresses and sent invitations end at once */
        post: operations["deactivatePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the right to sign in back, with the password there was */
        post: operations["reactivatePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For a lost telephone: take the second step away; sessions end */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of the register and States of the country, to choose a scope from */
        get: operations["listScopeAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase one person: records go, mentions become a pseudonym; what stays is told with its reason */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything about one person as one JSON file */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-data/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where data about one person lie, by table and column, and what would stay */
        post: operations["lookForPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places by name: bundled gazetteer, or the configured online provider */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current public alerts, newest first */
        get: operations["listPublicAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public-alerts/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current public alerts as seen from a place: in the zone, near, elsewhere */
        get: operations["checkPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schools, hospitals, homes, services, water, fields and other places around a position */
        get: operations["listReceptors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All places as CSV */
        get: operations["downloadReceptors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bulk upload of places */
        post: operations["bulkReceptors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nearest schools, hospitals, fire and police stations and shelters: distance, bearing, people, phone */
        get: operations["listNearestEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The register of places, paged, searched and sorted */
        get: operations["listReceptorRecords"];
        put?: never;
        /** Record a place */
        post: operations["createReceptorRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receptors/register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place of the register */
        get: operations["readReceptorRecord"];
        /** Change a place */
        put: operations["updateReceptorRecord"];
        post?: never;
        /** Delete a place */
        delete: operations["deleteReceptorRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk-studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Risk studies of an industry in their newest versions, newest first */
        get: operations["listRiskStudies"];
        put?: never;
        /** Reckon a risk study and store it as a new version */
        post: operations["createRiskStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk-studies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a risk study, complete; the newest unless one is named */
        get: operations["readRiskStudy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rmp-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** EPA’s look-up tables for toxic gases as the operator of this installation has brought them; null: none */
        get: operations["readRmpTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Latest runs, newest first */
        get: operations["listRuns"];
        put?: never;
        /** Run a scenario and store inputs and result */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run, complete */
        get: operations["readRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/alert-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A warning text proposed from a run */
        get: operations["proposeAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored run on A4 paper: zones, who is inside, what to do, inputs and doubts */
        get: operations["readRunReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sensors of a site with newest value, age and health */
        get: operations["listSensors"];
        put?: never;
        /** Register a sensor */
        post: operations["createSensor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a sensor; its site and what it measures stay */
        put: operations["updateSensor"];
        post?: never;
        /** Take a sensor out of use; its readings are kept */
        delete: operations["retireSensor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensors/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readings of the last minutes, thinned to at most 360 steps of time with mean, least and most */
        get: operations["listReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensors/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Readings of a site's sensors, at most 1,000: one JSON object per line, or a JSON array; wrong rows are told one by one */
        post: operations["ingestReadings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in; sets the XSRF-TOKEN cookie */
        get: operations["readSession"];
        put?: never;
        /** Sign in with e-mail and password, and a code or a passkey where a second step is set up */
        post: operations["signIn"];
        /** Sign out */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Demo mode only: sign in as a role with one click; with `place` as somebody who answers for a place of the samples */
        post: operations["signInDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey, which is both steps */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the browser for a passkey with, to sign in or as the second step; within five minutes */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password; other sessions end */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the query that the identity provider sent the browser back with; a second step may be asked for */
        post: operations["signInWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The page of the identity provider to go to; it sends the browser back to /SignIn */
        post: operations["beginProviderSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/provider/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step after the identity provider, within five minutes */
        post: operations["finishProviderSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Live mode, once: make the first administrator with the printed link */
        post: operations["setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture of a site, whole or small */
        get: operations["readSiteImage"];
        put?: never;
        post?: never;
        /** Delete a picture of a site */
        delete: operations["removeSiteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholder-members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person in one group */
        get: operations["readStakeholder"];
        /** Change a person in a group; name and contacts change in every group */
        put: operations["updateStakeholder"];
        post?: never;
        /** Take a person out of a group; out of the last one, the person is forgotten */
        delete: operations["deleteStakeholder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholder-people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person: groups, contacts and their proofs */
        get: operations["readStakeholderCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholder-people/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a contact */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholder-people/{id}/codes/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the code that the person told: the contact is proved */
        post: operations["enterContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholder-people/{id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirmed by phone: the caller vouches for a contact, with name and time */
        post: operations["confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The six groups: how many people, how many with contacts to prove, who is on duty */
        get: operations["summariseStakeholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders/{group}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directory of a group, paged, searched and sorted */
        get: operations["listStakeholders"];
        put?: never;
        /** Add a person to a group; the same name and e-mail address in another group is the same person */
        post: operations["createStakeholder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders/{group}/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directory of a group as CSV */
        get: operations["downloadStakeholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders/{group}/members/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bulk upload of a directory */
        post: operations["bulkStakeholders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders/{group}/rota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The duty rota of a group over some days, with gaps and overlaps */
        get: operations["readRota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stakeholders/{group}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a member of a group on duty */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standing-footprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The worst case of every site, kept up to date */
        get: operations["listStandingFootprints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standing-footprints/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the background job has come */
        get: operations["readStandingJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mode, versions, configured map layers */
        get: operations["readSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The three topics: texts, videos, case studies and questions */
        get: operations["readTraining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own attempts, newest first */
        get: operations["listTrainingAttempts"];
        put?: never;
        /** Answer the quiz of a topic; a certificate follows from 80 % */
        post: operations["attemptTrainingQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/captions/{clip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Captions of a clip as WebVTT */
        get: operations["readTrainingCaptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/certificates/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a certificate is genuine, and what it says */
        get: operations["readTrainingCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a link to a topic */
        post: operations["addTrainingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a link */
        delete: operations["removeTrainingLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vulnerability-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the Industrial Vulnerability Index is made of, per site; what is not known is null */
        get: operations["listVulnerabilityIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vulnerability-index/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The worst credible releases, fires and explosions of several sites, for whoever computes them together */
        get: operations["listSiteCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current weather at a position, or the last known with its age */
        get: operations["readWeather"];
        put?: never;
        /** Enter observed weather by hand */
        post: operations["enterWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/currentWeather/{lat}/{lng}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current weather by position */
        get: operations["weatherByPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/currentWeather/city/{city}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current weather by city */
        get: operations["weatherByCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weather/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hourly weather of the next 48 hours at a position, with its source and age, or why there is none */
        get: operations["readWeatherForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cap/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One public CAP 1.2 message, also after it has expired */
        get: operations["readCapMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cap/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current public alerts as an Atom feed of CAP messages */
        get: operations["readCapFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/weather-by-city/weather/{city}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current weather by city */
        get: operations["integrationWeatherByCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics, for whoever brings METRICS_TOKEN as a bearer token; without one set, for this machine alone */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve: database and migrations */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            email: string;
            id: string;
            name: string;
            /** @enum {string} */
            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
            scope: {
                industryIds: number[];
                /** @enum {string} */
                kind: "site" | "locality";
            } | {
                area: string;
                /** @enum {string} */
                kind: "district" | "state";
            } | {
                /** @constant */
                kind: "all";
            };
        };
        Alert: {
            action: ("shelter" | "shelter-no-flame" | "leave" | "move-away" | "keep-away" | "be-ready") | null;
            actionText: string;
            area: unknown;
            authorIds: string[];
            caveats: string[];
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            drawn: ({
                latitude: number;
                longitude: number;
                radiusM: number;
                /** @constant */
                shape: "circle";
            } | {
                points: number[][];
                /** @constant */
                shape: "polygon";
            } | {
                radiusM: number;
                /** @constant */
                shape: "site";
            }) | null;
            drillId: number | null;
            expired: boolean;
            /** Format: date-time */
            expiresAt: string;
            hasImage: boolean;
            hazard: ("toxic-leak" | "flammable-leak" | "toxic-flammable-leak" | "fire" | "explosion") | null;
            hazardText: string;
            /** Format: uuid */
            id: string;
            incidentDescription: string;
            incidentId: string;
            /** @enum {string} */
            incidentSeverity: "low" | "medium" | "high";
            industryId: number | null;
            industryName: string;
            /** @enum {string} */
            kind: "Alert" | "Update" | "Cancel";
            live: {
                /** Format: date-time */
                at: string;
                by: string;
                /** Format: date-time */
                expiresAt: string;
                identifier: string | null;
                /** @enum {string} */
                kind: "Alert" | "Update" | "Cancel";
                override: string | null;
                /** @enum {string} */
                state: "released" | "cancelled";
                version: number;
            } | null;
            peopleInside: number;
            placeText: string;
            reason: string | null;
            runId: string | null;
            since: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                what: "detected" | "reported" | "drafted";
            };
            smsText?: string;
            source: string;
            /** @enum {string} */
            state: "draft" | "waiting" | "returned" | "released" | "cancelled";
            /** @enum {string} */
            status: "Actual" | "Exercise" | "Test";
            timeText: string;
            translations: {
                gu?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
                hi?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
                mr?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
            };
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
            version: number;
        };
        AlertInput: {
            action?: ("shelter" | "shelter-no-flame" | "leave" | "move-away" | "keep-away" | "be-ready") | null;
            actionText: string;
            /** Format: date-time */
            expiresAt: string;
            hazard?: ("toxic-leak" | "flammable-leak" | "toxic-flammable-leak" | "fire" | "explosion") | null;
            hazardText: string;
            incidentDescription: string;
            incidentId: string;
            /** @enum {string} */
            incidentSeverity: "low" | "medium" | "high";
            placeText: string;
            /** Format: uuid */
            runId: string;
            smsText?: string;
            source: string;
            /** @enum {string} */
            status: "Actual" | "Exercise" | "Test";
            timeText: string;
            translations?: {
                gu?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
                hi?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
                mr?: {
                    actionText: string;
                    hazardText: string;
                    placeText: string;
                    smsText?: string;
                    source: string;
                    timeText: string;
                };
            };
        };
        Assessment: {
            changedBy: string | null;
            date: string;
            email: string;
            id: number;
            name: string;
            phone: string;
            /** Format: date-time */
            requestedAt: string;
            /** @enum {string} */
            status: "requested" | "confirmed" | "done" | "cancelled";
            topics: string | null;
            version: number;
        };
        AssessmentInput: {
            /** Format: date */
            date: string;
            /** Format: email */
            email: string;
            name: string;
            phone: string;
            topics?: string;
        };
        BulkError: {
            column: string | null;
            line: number;
            reason: string;
            value: string | null;
        };
        BulkReport: {
            accepted: number;
            columns: (string | null)[];
            dryRun: boolean;
            errors: components["schemas"]["BulkError"][];
            errorsOmitted: number;
            message: string;
            preview: {
                [key: string]: string;
            }[];
            rejected: number;
            rows: number;
            written: number;
        };
        Certificate: {
            name: string;
            number: string;
            /** Format: date-time */
            passedAt: string;
            questions: number;
            right: number;
            sample: boolean;
            /** @enum {string} */
            topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
        };
        Chemical: {
            canModel: ("leak" | "flammable" | "fire" | "explosion")[];
            casNo: string | null;
            hazardClass: string | null;
            id: string;
            missing: string[];
            name: string;
            synonyms: string[];
        };
        Duty: {
            district: string;
            dueOn: string | null;
            eventOn: string | null;
            industryId: number | null;
            lastDoneOn: string | null;
            name: string;
            /** @enum {string} */
            rule: "site-notification" | "accident-notice" | "public-information" | "on-site-drill" | "safety-report" | "safety-report-update" | "safety-audit" | "audit-report" | "off-site-drill" | "local-meeting" | "local-drill" | "district-meeting" | "district-drill" | "accident-report" | "state-meeting" | "state-report" | "accident-analysis";
            sample: boolean;
            /** @enum {string} */
            scope: "site" | "district" | "state";
            /** @enum {string} */
            state: "overdue" | "soon" | "unrecorded" | "ok" | "waiting" | "not-applicable";
            stockTier: ("below" | "not-classified" | "lower" | "upper") | null;
            subject: string;
        };
        DutyEntry: {
            id: number;
            /** @enum {string} */
            kind: "done" | "event" | "not-applicable" | "applies";
            note: string;
            /** Format: date */
            on: string;
            /** Format: date-time */
            recordedAt: string;
            recordedBy: string;
            /** @enum {string} */
            rule: "site-notification" | "accident-notice" | "public-information" | "on-site-drill" | "safety-report" | "safety-report-update" | "safety-audit" | "audit-report" | "off-site-drill" | "local-meeting" | "local-drill" | "district-meeting" | "district-drill" | "accident-report" | "state-meeting" | "state-report" | "accident-analysis";
            subject: string;
            who: string;
        };
        DutyEntryInput: {
            /** @enum {string} */
            kind: "done" | "event" | "not-applicable" | "applies";
            /** @default  */
            note: string;
            /** Format: date */
            on: string;
            /** @enum {string} */
            rule: "site-notification" | "accident-notice" | "public-information" | "on-site-drill" | "safety-report" | "safety-report-update" | "safety-audit" | "audit-report" | "off-site-drill" | "local-meeting" | "local-drill" | "district-meeting" | "district-drill" | "accident-report" | "state-meeting" | "state-report" | "accident-analysis";
            subject: string;
            who: string;
        };
        Error: {
            error: {
                /** @enum {string} */
                code: "invalid-input" | "all-fields-mandatory" | "not-signed-in" | "wrong-credentials" | "second-factor-needed" | "identity-refused" | "passkey-refused" | "forbidden" | "unknown-person" | "deactivated" | "unverified-email" | "not-admitted" | "sign-in-again" | "tied-by-invitation" | "tied-by-browser" | "outside-scope" | "map-key-refused" | "second-factor-due" | "bad-xsrf-token" | "not-found" | "conflict" | "industry-name-taken" | "already-in-group" | "edited-meanwhile" | "gone" | "too-large" | "unsupported-media-type" | "invalid-scenario" | "invalid-file" | "wrong-code" | "common-password" | "too-many-requests" | "internal" | "no-current-weather" | "provider-unavailable" | "identity-provider-down" | "channel-not-configured" | "disk-unwritable" | "unavailable";
                fields?: components["schemas"]["FieldProblem"][];
                message: string;
                requestId: string;
            };
        };
        FieldProblem: {
            allowed?: string;
            field: string;
            message: string;
            rule?: {
                /** @enum {string} */
                kind: "required" | "text" | "number" | "whole" | "date" | "moment" | "email" | "wrong";
            } | {
                /** @enum {string} */
                kind: "most" | "least" | "mostCharacters" | "leastCharacters" | "mostEntries" | "leastEntries";
                limit: number;
            } | {
                /** @enum {string} */
                kind: "choice" | "unknown";
                names: string;
            };
            value?: string;
        };
        Health: {
            checks: {
                [key: string]: string;
            };
            /** @enum {string} */
            status: "ok" | "unavailable";
        };
        Industry: {
            district: string;
            id: number;
            industryName: string;
            inventoryItems: number;
            latitude: number | null;
            longitude: number | null;
            safetyTeamContact: string;
            sample: boolean;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        IndustryInput: {
            district: string;
            industryName: string;
            latitude?: number | null;
            longitude?: number | null;
            safetyTeamContact: string;
        };
        InventoryInput: {
            casNo: string;
            concentration: string;
            /** Format: date */
            dateExpired: string;
            /** Format: date */
            dateReceived: string;
            hazardClass: string;
            itemNo: string;
            location: string;
            productName: string;
            quantity: number;
            substanceName: string;
            supplier: string;
            /** @enum {string} */
            unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
        };
        InventoryItem: {
            casNo: string;
            chemicalId: string | null;
            concentration: string;
            /** Format: date */
            dateExpired: string;
            /** Format: date */
            dateReceived: string;
            hazardClass: string;
            id: number;
            industryId: number;
            itemNo: string;
            location: string;
            productName: string;
            quantity: number;
            quantityKg: number | null;
            sample: boolean;
            substanceName: string;
            supplier: string;
            unit: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        MapLayer: {
            attribution: string;
            /** @enum {string} */
            id: "satellite" | "street";
            keyed: boolean;
            maxZoom: number;
            tiles: string;
            title: string;
        };
        MarkedAttempt: {
            /** Format: date-time */
            at: string;
            certificate: string | null;
            /** Format: uuid */
            id: string;
            marks: {
                answer: number;
                right: boolean;
                why: string;
            }[];
            passed: boolean;
            questions: number;
            right: number;
            /** @enum {string} */
            topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
        };
        Place: {
            country: string;
            latitude: number;
            longitude: number;
            name: string;
            region: string | null;
        };
        Receptor: {
            id: string;
            /** @enum {string} */
            kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
            latitude: number;
            longitude: number;
            name: string;
            people: number;
            sample: boolean;
        };
        RmpTables: {
            edition: string;
            source: string;
            substances: {
                cas: string;
                endpointMgL: number;
                /** @enum {string} */
                gas: "neutral" | "dense";
            }[];
            tables: ({
                /** @constant */
                kind: "neutral";
                minutes: 10 | 60;
                number: number;
                rows: {
                    miles: number | string;
                    upTo: number;
                }[];
                /** @enum {string} */
                terrain: "rural" | "urban";
            } | {
                endpointsMgL: number[];
                /** @constant */
                kind: "dense";
                minutes: 10 | 60;
                number: number;
                rows: {
                    lbPerMin: number;
                    miles: (number | string)[];
                }[];
                /** @enum {string} */
                terrain: "rural" | "urban";
            } | {
                cas: string;
                /** @constant */
                kind: "substance";
                minutes?: 10 | 60;
                number: number;
                rows: {
                    lbPerMin: number;
                    miles: number | string;
                }[];
                /** @enum {string} */
                terrain: "rural" | "urban";
            })[];
        };
        Run: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            drillId: number | null;
            /** Format: uuid */
            id: string;
            industryId: number | null;
            industryName: string;
            inventoryItemId: number | null;
            result: components["schemas"]["RunResult"];
            scenario: components["schemas"]["ScenarioDocument"];
            weatherOrigin: {
                ageS: number | null;
                observedAt: string | null;
                /** @enum {string} */
                source: "open-meteo" | "weatherapi" | "entered" | "station" | "last-known" | "manual";
            };
        };
        RunInput: {
            drillId?: number | null;
            industryId: number;
            inventoryItemId: number | null;
            scenario: components["schemas"]["ScenarioDocument"];
            weatherOrigin: {
                ageS: number | null;
                observedAt: string | null;
                /** @enum {string} */
                source: "open-meteo" | "weatherapi" | "entered" | "station" | "last-known" | "manual";
            };
        };
        /** @description A run result: zones, impact, caveats, inputs */
        RunResult: RunResult;
        RunSummary: {
            chemical: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            drillId: number | null;
            hazard: string;
            /** Format: uuid */
            id: string;
            industryId: number | null;
            industryName: string;
            inventoryItemId: number | null;
            people: number;
            weatherOrigin: {
                ageS: number | null;
                observedAt: string | null;
                /** @enum {string} */
                source: "open-meteo" | "weatherapi" | "entered" | "station" | "last-known" | "manual";
            };
            worstReachM: number;
        };
        /** @description A scenario document; see docs/scenario.schema.json */
        ScenarioDocument: ScenarioDocument;
        Session: {
            account: components["schemas"]["Account"] | null;
            endsInS: number | null;
            /** @enum {string} */
            mode: "demo" | "live";
            opened: {
                /** Format: date-time */
                endsAt: string;
                opens: {
                    industryIds: number[];
                    /** @constant */
                    kind: "site";
                } | {
                    area: string;
                    /** @constant */
                    kind: "district";
                };
                places: string[];
                reason: string;
            } | null;
            permissions: string[];
            secondFactorDue: boolean;
            setupNeeded: boolean;
            ways: {
                passkeyHost: string | null;
                provider: string | null;
            };
        };
        Standing: {
            expired: {
                /** Format: date */
                dateExpired: string;
                id: number;
                itemNo: string;
                location: string;
                productName: string;
                quantity: number;
                unit: string;
            }[];
            expiredTotal: number;
            expiringSoon: {
                /** Format: date */
                dateExpired: string;
                id: number;
                itemNo: string;
                location: string;
                productName: string;
                quantity: number;
                unit: string;
            }[];
            expiringSoonTotal: number;
            industryId: number;
            items: number;
            itemsNotInLibrary: number;
            itemsWithoutMass: number;
            laws: {
                entries: {
                    chemicals: string[];
                    entry: string;
                    kg: number;
                    lowerKg: number;
                    notes: string[];
                    sources: string[];
                    /** @enum {string} */
                    tier: "below" | "lower" | "upper";
                    unverified: boolean;
                    upperKg: number | null;
                }[];
                /** @enum {string} */
                law: "msihc" | "msihc-process" | "seveso-3" | "epa-rmp";
                notClassified: string[];
                notSummed: string[];
                sums: {
                    /** @enum {string} */
                    group: "health" | "physical" | "environment";
                    lower: number;
                    /** @enum {string} */
                    tier: "below" | "lower" | "upper";
                    unverified: boolean;
                    upper: number;
                }[];
                /** @enum {string} */
                tier: "below" | "not-classified" | "lower" | "upper";
                unverified: boolean;
            }[];
            neighbours: {
                gases: string[];
                hazards: ("heat" | "unknown" | "none" | "polymerization" | "gas" | "violent" | "corrosive" | "explosive" | "flammable" | "toxic" | "unstable")[];
                location: string;
                one: {
                    chemicalId: string;
                    name: string;
                };
                other: {
                    chemicalId: string;
                    name: string;
                };
                /** @enum {string} */
                outcome: "incompatible" | "caution" | "not-assessed";
                unverified: boolean;
            }[];
            neighboursOmitted: number;
            /** Format: date */
            on: string;
            places: {
                chemicalId: string;
                items: number;
                kg: number;
                largest: {
                    itemId: number;
                    kg: number;
                };
                location: string;
                name: string;
            }[];
            placesOmitted: number;
            stocks: {
                casNo: string;
                chemicalId: string;
                conversions: {
                    /** @enum {string} */
                    by: "mass" | "density";
                    kg: number;
                    kgPerUnit: number;
                    quantity: number;
                    unit: string;
                }[];
                items: number;
                itemsWithoutMass: number;
                kg: number;
                name: string;
            }[];
        };
        System: {
            engineVersion: string;
            frames: {
                clusters: string | null;
                forestChanges: string | null;
                gaussian: string | null;
                no2: string | null;
                site: string | null;
            };
            imagery: {
                forest: string | null;
                no2: string | null;
            };
            mapLayers: components["schemas"]["MapLayer"][];
            /** @enum {string} */
            mode: "demo" | "live";
            version: string;
            webVitalsUrl: string | null;
        };
        TrainingLink: {
            id: number;
            title: string;
            /** @enum {string} */
            topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
            url: string;
        };
        TrainingTopic: {
            cases: {
                /** Format: date */
                date: string;
                id: string;
                sources: string[];
                text: string;
                title: string;
            }[];
            /** @enum {string} */
            id: "leak-hazards" | "vulnerability-assessment" | "early-warning";
            links: components["schemas"]["TrainingLink"][];
            questions: {
                options: string[];
                question: string;
            }[];
            sections: {
                heading: string;
                paragraphs: string[];
            }[];
            title: string;
            videos: {
                captions: {
                    fromS: number;
                    text: string;
                    untilS: number;
                }[];
                /** @enum {string} */
                id: "plume-grows" | "day-and-night" | "in-and-out" | "wind-turns" | "bigger-hole" | "fireball" | "minutes-to-act" | "dose-adds-up" | "open-the-windows";
                title: string;
            }[];
        };
        Weather: {
            ageS: number;
            cloudPercent: number;
            conditionIcon: string;
            conditionText: string;
            distanceM: number;
            enteredBy: string | null;
            humidityPercent: number;
            latitude: number;
            longitude: number;
            /** Format: date-time */
            observedAt: string;
            precipitationMm: number;
            pressureHpa: number | null;
            /** @enum {string} */
            source: "open-meteo" | "weatherapi" | "entered" | "station";
            stale: boolean;
            temperatureC: number;
            utcOffsetMin: number;
            windFromDeg: number;
            windGustMs: number | null;
            windSpeedMs: number;
        };
        WeatherAnswer: {
            current: components["schemas"]["Weather"] | null;
            last: components["schemas"]["Weather"] | null;
            reason: string | null;
        };
        WeatherCompat: {
            current: {
                cloud: number;
                condition: {
                    icon: string;
                    text: string;
                };
                humidity: number;
                precip_in: number;
                precip_mm: number;
                temp_c: number;
                temp_f: number;
                wind_degree: number;
                wind_dir: string;
                wind_mph: number;
            };
            location: {
                localtime: string;
            };
        };
        WeatherEntry: {
            cloudPercent: number;
            /** @default  */
            conditionText: string;
            humidityPercent: number;
            latitude: number;
            longitude: number;
            /** @default 0 */
            precipitationMm: number;
            temperatureC: number;
            utcOffsetMin?: number;
            windFromDeg: number;
            windSpeedMs: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readSecurityTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where weaknesses are told (RFC 9116), where the operator has named somebody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account: role, scope, what protects it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                        hasPassword: boolean;
                        passkeys: {
                            /** Format: date-time */
                            createdAt: string;
                            id: number;
                            lastUsedAt: string | null;
                            name: string;
                            synced: boolean;
                        }[];
                        places: string[];
                        provider: string | null;
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        secondFactor: {
                            codesLeft: number;
                            required: boolean;
                            since: string | null;
                        };
                        shared: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOwnBreakGlass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the next emergency access needs approval, and what became of your last request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        needsApproval: boolean;
                        request: {
                            /** Format: date-time */
                            askedAt: string;
                            decidedAt: string | null;
                            decidedBy: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            mayDecide: boolean;
                            messages: {
                                failed: number;
                                reason: string | null;
                                sent: number;
                                waiting: number;
                            } | null;
                            name: string;
                            opens: ({
                                industryIds: number[];
                                /** @constant */
                                kind: "site";
                            } | {
                                area: string;
                                /** @constant */
                                kind: "district";
                            }) | null;
                            opensPlaces: string[];
                            outcome: ("approved" | "refused" | "withdrawn") | null;
                            personId: string;
                            places: string[];
                            reason: string;
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                            waiting: boolean;
                        } | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openBreakGlass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "hi" | "gu" | "mr";
                    opens: {
                        industryIds: number[];
                        /** @constant */
                        kind: "site";
                    } | {
                        area: string;
                        /** @constant */
                        kind: "district";
                    };
                    reason: string;
                };
            };
        };
        responses: {
            /** @description In an emergency: read named sites or one district and work on their alerts and incidents for 60 minutes; supervisors are notified. Within 24 hours of the last time a supervisor must approve it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endsAt: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endBreakGlass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End your emergency access, or withdraw your request for it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findBreakGlassTargets: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sites and districts by a part of their names, to say what emergency access is for: names alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        districts: string[];
                        sites: {
                            district: string;
                            id: number;
                            industryName: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept about your account, as one JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kept: {
                            /** @enum {string} */
                            reason: "audit" | "published" | "another" | "place";
                            rows: number;
                            table: string;
                        }[];
                        madeAt: string;
                        mentions: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                        records: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    passkey: {
                        clientExtensionResults: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            /** @default [] */
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description Keep the passkey that the browser has made; with the first second step recovery codes come in this answer alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codes: string[] | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Remove one of your passkeys */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description What to ask the browser with to make a passkey; within five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        attestation: "none";
                        authenticatorSelection: {
                            requireResidentKey: boolean;
                            /** @constant */
                            residentKey: "required";
                            /** @constant */
                            userVerification: "required";
                        };
                        challenge: string;
                        excludeCredentials: {
                            id: string;
                            /** @constant */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @constant */
                            type: "public-key";
                        }[];
                        rp: {
                            id: string;
                            name: string;
                        };
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description A new secret for an authenticator app; it counts once a code of it is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        qr: {
                            path: string;
                            size: number;
                        };
                        secret: string;
                        uri: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Ten new recovery codes in place of those there were */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codes: string[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Prove that the app holds the secret; the recovery codes are in this answer alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        codes: string[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Sign in with the password alone again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where you are signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            address: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            current: boolean;
                            device: string | null;
                            id: string;
                            /** Format: date-time */
                            lastUsedAt: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End all your sessions but this one */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End one of your sessions */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAlertTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready words for each hazard and action in four languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: {
                            /** @enum {string} */
                            action: "shelter" | "shelter-no-flame" | "leave" | "move-away" | "keep-away" | "be-ready";
                            /** @enum {string} */
                            hazard: "toxic-leak" | "flammable-leak" | "toxic-flammable-leak" | "fire" | "explosion";
                            texts: {
                                en: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText: string;
                                    timeText: string;
                                };
                                gu: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText: string;
                                    timeText: string;
                                };
                                hi: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText: string;
                                    timeText: string;
                                };
                                mr: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText: string;
                                    timeText: string;
                                };
                            };
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest alerts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: components["schemas"]["Alert"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    draftAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertInput"];
            };
        };
        responses: {
            /** @description Store a draft warning */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action?: ("shelter" | "shelter-no-flame" | "leave" | "move-away" | "keep-away" | "be-ready") | null;
                    actionText: string;
                    /** @default null */
                    drawn?: ({
                        latitude: number;
                        longitude: number;
                        radiusM: number;
                        /** @constant */
                        shape: "circle";
                    } | {
                        points: number[][];
                        /** @constant */
                        shape: "polygon";
                    } | {
                        radiusM: number;
                        /** @constant */
                        shape: "site";
                    }) | null;
                    /** Format: date-time */
                    expiresAt: string;
                    hazard?: ("toxic-leak" | "flammable-leak" | "toxic-flammable-leak" | "fire" | "explosion") | null;
                    hazardText: string;
                    incidentDescription: string;
                    incidentId: string;
                    /** @enum {string} */
                    incidentSeverity: "low" | "medium" | "high";
                    placeText: string;
                    runId: string | null;
                    smsText?: string;
                    source: string;
                    /** @enum {string} */
                    status: "Actual" | "Exercise" | "Test";
                    timeText: string;
                    translations?: {
                        gu?: {
                            actionText: string;
                            hazardText: string;
                            placeText: string;
                            smsText?: string;
                            source: string;
                            timeText: string;
                        };
                        hi?: {
                            actionText: string;
                            hazardText: string;
                            placeText: string;
                            smsText?: string;
                            source: string;
                            timeText: string;
                        };
                        mr?: {
                            actionText: string;
                            hazardText: string;
                            placeText: string;
                            smsText?: string;
                            source: string;
                            timeText: string;
                        };
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Change a warning that is not released; one that was handed in becomes a draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What residents answered to an alert: who needs help, who is safe, who is silent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answers: {
                            address: string | null;
                            /** @enum {string} */
                            answer: "safe" | "help";
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms" | "webhook" | "mqtt";
                            corrections: number;
                            /** Format: uuid */
                            deliveryId: string;
                            latitude: number | null;
                            longitude: number | null;
                        }[];
                        help: number;
                        safe: number;
                        silent: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Release an alert that somebody else has written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default all-clear
                     * @enum {string}
                     */
                    because?: "all-clear" | "error";
                    reason?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description End a released alert: sent in error, right away; all clear, once another person approves it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "all" | "unreached" | "waiting" | "accepted" | "refused" | "gave-up" | "kept";
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was told of an alert: counts by channel and state, and the messages, who was not reached first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms" | "webhook" | "mqtt";
                            count: number;
                            /** @enum {string} */
                            state: "waiting" | "accepted" | "refused" | "gave-up" | "kept";
                        }[];
                        lastAcceptedS: number | null;
                        rows: {
                            acceptedAt: string | null;
                            address: string | null;
                            attempts: number;
                            /** @enum {string} */
                            audience: "follower" | "stakeholder" | "public-sink" | "exercise-sink";
                            cause: ("refused" | "gone" | "later" | "attempts" | "expired" | "superseded" | "erased" | "no-channel") | null;
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms" | "webhook" | "mqtt";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "Alert" | "Update" | "Cancel";
                            latitude: number | null;
                            longitude: number | null;
                            name: string | null;
                            nextAt: string | null;
                            /** Format: date-time */
                            queuedAt: string;
                            reason: string | null;
                            /** @enum {string} */
                            state: "waiting" | "accepted" | "refused" | "gave-up" | "kept";
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readEscalation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain at work on an alert: who was called, who has acknowledged, when the next tier is called */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startEscalation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Start the chain once more for an alert that is public */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acknowledgeAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Acknowledge an alert: somebody has it in hand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    callNextTier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tier: number;
                };
            };
        };
        responses: {
            /** @description Call the next tier now instead of when the time is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAlertHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every saved version of an alert, newest first: who, when, why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            identifier: string | null;
                            /** @enum {string} */
                            kind: "Alert" | "Update" | "Cancel";
                            override: string | null;
                            reason: string | null;
                            /** @enum {string} */
                            state: "draft" | "waiting" | "returned" | "released" | "cancelled";
                            version: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAlertImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture of the plume that came with the alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    overrideAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Emergency: release an alert without a second person; the reason is told everywhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewAlertReach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom the alert would reach: people inside, followers by channel, stakeholders, area */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        areaKm2: number;
                        followers: {
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms";
                            count: number;
                        }[];
                        people: number;
                        placesInside: number;
                        placesRecorded: number;
                        stakeholders: {
                            count: number;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    returnAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Send an alert back to its authors, with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reviseAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Begin an update of a released alert; what is public stays until the update is released */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Hand a draft in for approval */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAlertTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the steps of an alert were taken: first sign, draft, handed in, released, first and last receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: number;
                        allReceiptsAt: string | null;
                        /** Format: date-time */
                        draftedAt: string;
                        first: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            what: "reading" | "reported" | "drafted";
                        };
                        firstReceiptAt: string | null;
                        handedInAt: string | null;
                        messages: number;
                        releasedAt: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUnreachedPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where those are whom no message of an alert has reached, and the recorded places in its area */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receptors: {
                            id: string;
                            /** @enum {string} */
                            kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                            latitude: number;
                            longitude: number;
                            name: string;
                            people: number;
                        }[];
                        receptorsOmitted: number;
                        recipients: number;
                        residents: {
                            latitude: number;
                            longitude: number;
                            people: number;
                            waiting: boolean;
                        }[];
                        residentsOmitted: number;
                        withoutPlace: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    draftAlertByHand: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "shelter" | "shelter-no-flame" | "leave" | "move-away" | "keep-away" | "be-ready";
                    area?: {
                        latitude: number;
                        longitude: number;
                        radiusM: number;
                        /** @constant */
                        shape: "circle";
                    } | {
                        points: number[][];
                        /** @constant */
                        shape: "polygon";
                    } | {
                        radiusM: number;
                        /** @constant */
                        shape: "site";
                    };
                    chemical?: string;
                    drillId?: number | null;
                    /** Format: date-time */
                    expiresAt?: string;
                    /**
                     * @default toxic-leak
                     * @enum {string}
                     */
                    hazard?: "toxic-leak" | "flammable-leak" | "toxic-flammable-leak" | "fire" | "explosion";
                    incidentDescription: string;
                    incidentId: string;
                    /** @enum {string} */
                    incidentSeverity: "low" | "medium" | "high";
                    industryId: number;
                    /** Format: base64 */
                    plumeImage?: string;
                    /** @enum {string} */
                    status?: "Actual" | "Exercise" | "Test";
                    towards?: string;
                };
            };
        };
        responses: {
            /** @description Store a draft warning without a run: the form Raise Alert, with an optional picture of the plume */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssessments: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "date" | "name" | "status" | "requestedAt";
                status?: "requested" | "confirmed" | "done" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests for an assessment, paged, searched and sorted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: components["schemas"]["Assessment"][];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentInput"];
            };
        };
        responses: {
            /** @description Ask for an assessment */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setAssessmentStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "requested" | "confirmed" | "done" | "cancelled";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Confirm, finish, cancel or reopen a request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeAssessmentFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A private address of the calendar feed; it replaces your last one */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endAssessmentFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End your calendar feed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAssessmentFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed (iCalendar), for whoever has its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askAssistant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "hi" | "gu" | "mr";
                    question: string;
                };
            };
        };
        responses: {
            /** @description Answer a question from the configured language model or the bundled knowledge; nothing is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                actorKind?: "person" | "public" | "machine" | "system" | "command" | "database";
                direction?: "asc" | "desc";
                from?: string;
                kind?: "added" | "changed" | "removed" | "read" | "done";
                page?: number;
                pageSize?: number;
                sort?: "at";
                thing?: string;
                thingId?: string;
                to?: string;
                who?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who did what and when, the newest first; counted to 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            actor: {
                                id: string | null;
                                /** @enum {string} */
                                kind: "person" | "public" | "machine" | "system" | "command" | "database";
                                name: string | null;
                                role: string | null;
                            };
                            /** Format: date-time */
                            at: string;
                            call: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "added" | "changed" | "removed" | "read" | "done";
                            position: number | null;
                            request: string | null;
                            thing: string;
                            thingId: string | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadAuditTable: {
        parameters: {
            query?: {
                actorKind?: "person" | "public" | "machine" | "system" | "command" | "database";
                from?: string;
                kind?: "added" | "changed" | "removed" | "read" | "done";
                thing?: string;
                thingId?: string;
                to?: string;
                who?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as CSV, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadAuditLines: {
        parameters: {
            query?: {
                actorKind?: "person" | "public" | "machine" | "system" | "command" | "database";
                from?: string;
                kind?: "added" | "changed" | "removed" | "read" | "done";
                thing?: string;
                thingId?: string;
                to?: string;
                who?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as lines of JSON, the oldest first: position, hash, and the very text that was hashed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry with the values before and after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actor: {
                            id: string | null;
                            /** @enum {string} */
                            kind: "person" | "public" | "machine" | "system" | "command" | "database";
                            name: string | null;
                            role: string | null;
                        };
                        after: {
                            [key: string]: unknown;
                        } | null;
                        /** Format: date-time */
                        at: string;
                        before: {
                            [key: string]: unknown;
                        } | null;
                        call: string | null;
                        hash: string | null;
                        id: number;
                        /** @enum {string} */
                        kind: "added" | "changed" | "removed" | "read" | "done";
                        position: number | null;
                        request: string | null;
                        thing: string;
                        thingId: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAuditCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the last check on this server stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endedAt: string | null;
                        faults: {
                            position: number;
                            /** @enum {string} */
                            what: "changed" | "missing" | "head";
                        }[];
                        head: string | null;
                        heads: number;
                        read: number;
                        startedAt: string | null;
                        startedBy: string | null;
                        /** @enum {string} */
                        state: "none" | "running" | "done" | "failed";
                        total: number;
                        unsealed: number;
                        unsealedSince: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin to reckon every hash of the record again; one check at a time, a running one is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endedAt: string | null;
                        faults: {
                            position: number;
                            /** @enum {string} */
                            what: "changed" | "missing" | "head";
                        }[];
                        head: string | null;
                        heads: number;
                        read: number;
                        startedAt: string | null;
                        startedBy: string | null;
                        /** @enum {string} */
                        state: "none" | "running" | "done" | "failed";
                        total: number;
                        unsealed: number;
                        unsealedSince: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBreakGlass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emergency access of people you supervise or to sites you answer for, and requests for it; the newest 100 of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openings: {
                            approvedBy: string | null;
                            endedAt: string | null;
                            endedBy: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            messages: {
                                failed: number;
                                reason: string | null;
                                sent: number;
                                waiting: number;
                            } | null;
                            name: string;
                            open: boolean;
                            /** Format: date-time */
                            openedAt: string;
                            opens: ({
                                industryIds: number[];
                                /** @constant */
                                kind: "site";
                            } | {
                                area: string;
                                /** @constant */
                                kind: "district";
                            }) | null;
                            opensPlaces: string[];
                            personId: string;
                            places: string[];
                            reason: string;
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                        }[];
                        requests: {
                            /** Format: date-time */
                            askedAt: string;
                            decidedAt: string | null;
                            decidedBy: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            mayDecide: boolean;
                            messages: {
                                failed: number;
                                reason: string | null;
                                sent: number;
                                waiting: number;
                            } | null;
                            name: string;
                            opens: ({
                                industryIds: number[];
                                /** @constant */
                                kind: "site";
                            } | {
                                area: string;
                                /** @constant */
                                kind: "district";
                            }) | null;
                            opensPlaces: string[];
                            outcome: ("approved" | "refused" | "withdrawn") | null;
                            personId: string;
                            places: string[];
                            reason: string;
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                            waiting: boolean;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endBreakGlassOf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End the emergency access of a person you supervise, or to a site you answer for */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readBreakGlassReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every row read and changed during one emergency access */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: {
                            /** Format: date-time */
                            at: string;
                            call: string | null;
                            detail: string | null;
                            /** @enum {string} */
                            kind: "read" | "added" | "changed" | "removed" | "done";
                            thing: string;
                            thingId: string | null;
                        }[];
                        opening: {
                            approvedBy: string | null;
                            endedAt: string | null;
                            endedBy: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            messages: {
                                failed: number;
                                reason: string | null;
                                sent: number;
                                waiting: number;
                            } | null;
                            name: string;
                            open: boolean;
                            /** Format: date-time */
                            openedAt: string;
                            opens: ({
                                industryIds: number[];
                                /** @constant */
                                kind: "site";
                            } | {
                                area: string;
                                /** @constant */
                                kind: "district";
                            }) | null;
                            opensPlaces: string[];
                            personId: string;
                            places: string[];
                            reason: string;
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadBreakGlassReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every row read and changed during one emergency access, as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    printBreakGlassReport: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every row read and changed during one emergency access, as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideBreakGlass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approve: boolean;
                };
            };
        };
        responses: {
            /** @description Approve or refuse emergency access for the second time within 24 hours; approved, it lasts 60 minutes from then on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        askedAt: string;
                        decidedAt: string | null;
                        decidedBy: string | null;
                        /** Format: date-time */
                        endsAt: string;
                        id: number;
                        mayDecide: boolean;
                        messages: {
                            failed: number;
                            reason: string | null;
                            sent: number;
                            waiting: number;
                        } | null;
                        name: string;
                        opens: ({
                            industryIds: number[];
                            /** @constant */
                            kind: "site";
                        } | {
                            area: string;
                            /** @constant */
                            kind: "district";
                        }) | null;
                        opensPlaces: string[];
                        outcome: ("approved" | "refused" | "withdrawn") | null;
                        personId: string;
                        places: string[];
                        reason: string;
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        waiting: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChemicalTypes: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                held?: "all" | "held";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "chemicalName" | "quantityKg" | "casNumber" | "industries";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chemical types: total quantity and CAS number over all inventories, and the library, paged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            casNumber: string | null;
                            chemicalName: string;
                            industries: number;
                            inLibrary: boolean;
                            items: number;
                            key: string;
                            quantityKg: number | null;
                            unweighed: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadChemicalTypes: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                held?: "all" | "held";
                search?: string;
                sort?: "chemicalName" | "quantityKg" | "casNumber" | "industries";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chemical types as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChemicalStock: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "industryName" | "quantity" | "location" | "dateExpired";
            };
            header?: never;
            path: {
                chemical: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a chemical is stored, paged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            /** Format: date */
                            dateExpired: string;
                            district: string;
                            id: number;
                            industryId: number;
                            industryName: string;
                            location: string;
                            productName: string;
                            quantity: number;
                            quantityKg: number | null;
                            unit: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChemicals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chemical library: names, CAS numbers, what can be modelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chemicals: components["schemas"]["Chemical"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readChemicalCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chemical: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card of one chemical by id, CAS number or name: properties, levels, hazards, distances, thresholds, sources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        advice: {
                            note: string | null;
                            sources: string[];
                            steps: ("breathingApparatus" | "chemicalSuit" | "ignition" | "combustibles" | "gasFire" | "noWater" | "spray" | "sprayLiquid" | "notInside" | "lngPool" | "crudeTank" | "foam" | "tankCool" | "drains")[];
                            unverified: boolean;
                        } | null;
                        burns: boolean | null;
                        canModel: ("leak" | "explosion")[];
                        casNo: string | null;
                        distances: {
                            note: string | null;
                            rows: {
                                label: string | null;
                                large: {
                                    dayKm: number;
                                    dayOrMore: boolean;
                                    isolateM: number;
                                    nightKm: number;
                                    nightOrMore: boolean;
                                } | null;
                                small: {
                                    dayKm: number;
                                    dayOrMore: boolean;
                                    isolateM: number;
                                    nightKm: number;
                                    nightOrMore: boolean;
                                };
                                un: number;
                            }[];
                            sources: string[];
                            unverified: boolean;
                        } | null;
                        firstAid: {
                            note: string | null;
                            sources: string[];
                            steps: ("freshAir" | "breathing" | "undressRinse" | "wipeFirst" | "rinse" | "corrosiveRinse" | "calciumGluconate" | "wetDressing" | "soapWash" | "frozenClothes" | "frostbite" | "coolBurns" | "clothesBurn" | "delayed")[];
                            unverified: boolean;
                        } | null;
                        flammability: {
                            atK: number | null;
                            key: string;
                            note: string | null;
                            sources: string[];
                            unit: string;
                            unverified: boolean;
                            value: number;
                        }[];
                        formula: string | null;
                        ghs: {
                            classes: string[];
                            note: string | null;
                            pictograms: string[];
                            signal: string | null;
                            sources: string[];
                            statements: string[];
                            unverified: boolean;
                        } | null;
                        guides: {
                            guides: string[];
                            note: string | null;
                            sources: string[];
                            unverified: boolean;
                        } | null;
                        id: string;
                        /** @enum {string} */
                        kind: "pure" | "mixture" | "solution";
                        largeSpills: {
                            note: string | null;
                            rows: {
                                container: string;
                                day: {
                                    high: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                    low: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                    moderate: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                };
                                isolateM: number;
                                night: {
                                    high: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                    low: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                    moderate: {
                                        km: number;
                                        orMore: boolean;
                                    };
                                };
                            }[];
                            sources: string[];
                            unverified: boolean;
                        } | null;
                        missing: string[];
                        name: string;
                        nfpa: {
                            fire: number;
                            health: number;
                            instability: number;
                            note: string | null;
                            sources: string[];
                            special: string | null;
                            unverified: boolean;
                        } | null;
                        notClassified: ("msihc" | "msihc-process" | "seveso-3" | "epa-rmp")[];
                        note: string | null;
                        properties: {
                            atK: number | null;
                            key: string;
                            note: string | null;
                            sources: string[];
                            unit: string;
                            unverified: boolean;
                            value: number;
                        }[];
                        reactiveGroups: {
                            groups: {
                                id: number;
                                name: string;
                                special: boolean;
                            }[];
                            note: string | null;
                            sources: string[];
                            unverified: boolean;
                        } | null;
                        sources: {
                            key: string;
                            licence: string;
                            opened: boolean;
                            title: string;
                            where: string;
                        }[];
                        synonyms: string[];
                        tankFireM: number | null;
                        thresholds: {
                            entry: string | null;
                            lowerT: number;
                            note: string | null;
                            /** @enum {string} */
                            rule: "msihc" | "seveso-named" | "seveso-category" | "epa-rmp";
                            sources: string[];
                            unverified: boolean;
                            upperT: number | null;
                        }[];
                        toxicLevels: {
                            exposureMin: number;
                            level: string;
                            note: string | null;
                            sources: string[];
                            unit: string;
                            unverified: boolean;
                            value: number;
                        }[];
                        un: number[];
                        unClasses: {
                            note: string | null;
                            rows: {
                                class: string;
                                un: number;
                            }[];
                            sources: string[];
                            unverified: boolean;
                        } | null;
                        waterReactive: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGujaratIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Industries in Gujarat with what they handle, the farthest over its lower threshold first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        industries: {
                            district: string;
                            id: number;
                            industryName: string;
                            items: number;
                            kinds: ("chemical" | "oil" | "gas")[];
                            latitude: number | null;
                            longitude: number | null;
                            mainKind: ("chemical" | "oil" | "gas") | null;
                            notClassified: string[];
                            sample: boolean;
                            standing: {
                                entry: string;
                                kg: number;
                                lowerKg: number;
                                /** @enum {string} */
                                tier: "below" | "lower" | "upper";
                                unverified: boolean;
                            } | null;
                        }[];
                        omitted: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                    values?: (string | number | boolean | null)[] | null;
                };
            };
        };
        responses: {
            /** @description One plain select, insert, update or delete on the table of that name, every value bound */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string | number | boolean | null;
                    }[] | {
                        rowCount: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatUpdateIndustryPlain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryInput"];
            };
        };
        responses: {
            /** @description Change an industry; a position that is not sent is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string;
                        id: number;
                        industry_name: string;
                        industryName: string;
                        latitude: number | null;
                        longitude: number | null;
                        safetyTeamContact: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatDeleteIndustryPlain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an industry with its inventory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatUpdateIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryInput"];
            };
        };
        responses: {
            /** @description Change an industry; a position that is not sent is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string;
                        id: number;
                        industry_name: string;
                        industryName: string;
                        latitude: number | null;
                        longitude: number | null;
                        safetyTeamContact: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatDeleteIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an industry with its inventory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All industries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string;
                        id: number;
                        industry_name: string;
                        industryName: string;
                        latitude: number | null;
                        longitude: number | null;
                        safetyTeamContact: string;
                    }[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatIndustryNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of all industries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatIndustryPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where an industry is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        latitude: number | null;
                        longitude: number | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An industry by its name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string;
                        id: number;
                        industry_name: string;
                        industryName: string;
                        latitude: number | null;
                        longitude: number | null;
                        safetyTeamContact: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatSaveIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryInput"];
            };
        };
        responses: {
            /** @description On-board an industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string;
                        id: number;
                        industry_name: string;
                        industryName: string;
                        latitude: number | null;
                        longitude: number | null;
                        safetyTeamContact: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatChemicalsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                industry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the chemicals of an industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatSaveConditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    chemicalName: string;
                    circularDiameter?: (number | string) | null;
                    /** Format: date-time */
                    date?: string;
                    humidity?: (number | string) | null;
                    industryName: string;
                    quantity?: (number | string) | null;
                    rectangularBreadth?: (number | string) | null;
                    rectangularLength?: (number | string) | null;
                    ruptureType?: ("circular" | "rectangular") | null;
                    temperature?: (number | string) | null;
                    windDirection?: string | null;
                    windSpeed?: (number | string) | null;
                };
            };
        };
        responses: {
            /** @description Record changed conditions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chemicalName: string;
                        circularDiameter: number | null;
                        /** Format: date-time */
                        date: string;
                        humidity: number | null;
                        id: number;
                        industryName: string;
                        quantity: number | null;
                        rectangularBreadth: number | null;
                        rectangularLength: number | null;
                        ruptureType: ("circular" | "rectangular") | null;
                        temperature: number | null;
                        windDirection: string | null;
                        windSpeed: number | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatUpdateItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    casNo: string;
                    concentration: string;
                    /** Format: date */
                    dateExpired: string;
                    /** Format: date */
                    dateReceived: string;
                    hazardClass: string;
                    itemNo: string;
                    location: string;
                    productName: string;
                    quantity: number | string;
                    substanceName: string;
                    supplier: string;
                    /** @enum {string} */
                    unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
                };
            };
        };
        responses: {
            /** @description Change an inventory item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casNo: string;
                        concentration: string;
                        /** Format: date */
                        dateExpired: string;
                        /** Format: date */
                        dateReceived: string;
                        hazardClass: string;
                        id: number;
                        industryName: string;
                        itemNo: string;
                        location: string;
                        productName: string;
                        quantity: number;
                        substanceName: string;
                        supplier: string;
                        unit: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatDeleteItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an inventory item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                industry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inventory of an industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casNo: string;
                        concentration: string;
                        /** Format: date */
                        dateExpired: string;
                        /** Format: date */
                        dateReceived: string;
                        hazardClass: string;
                        id: number;
                        industryName: string;
                        itemNo: string;
                        location: string;
                        productName: string;
                        quantity: number;
                        substanceName: string;
                        supplier: string;
                        unit: string;
                    }[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatCasNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Known chemicals with their CAS numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casNumber: string;
                        chemicalName: string;
                    }[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatChemicals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chemicals with their quantities over all inventories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casNumber: string | null;
                        chemicalName: string;
                        quantityKg: number | null;
                    }[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatChemicalTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the known chemicals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compatSaveItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                industry: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    casNo: string;
                    concentration: string;
                    /** Format: date */
                    dateExpired: string;
                    /** Format: date */
                    dateReceived: string;
                    hazardClass: string;
                    itemNo: string;
                    location: string;
                    productName: string;
                    quantity: number | string;
                    substanceName: string;
                    supplier: string;
                    /** @enum {string} */
                    unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
                };
            };
        };
        responses: {
            /** @description Add an inventory item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        casNo: string;
                        concentration: string;
                        /** Format: date */
                        dateExpired: string;
                        /** Format: date */
                        dateReceived: string;
                        hazardClass: string;
                        id: number;
                        industryName: string;
                        itemNo: string;
                        location: string;
                        productName: string;
                        quantity: number;
                        substanceName: string;
                        supplier: string;
                        unit: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDetections: {
        parameters: {
            query?: {
                incidentId?: string;
                industryId?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What sensors found, newest first: of a site, or of one incident */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detections: {
                            alarms: number;
                            alertId: string | null;
                            alertState: ("draft" | "waiting" | "returned" | "released" | "cancelled") | null;
                            chemical: string | null;
                            closedAt: string | null;
                            draftedAfterS: number | null;
                            draftedAt: string | null;
                            draftedFrom: number | null;
                            drillId: number | null;
                            estimate: {
                                ageS: number;
                                /** Format: date-time */
                                at: string;
                                found: unknown;
                                id: number;
                                map: {
                                    cellM: number;
                                    cells: {
                                        latitude: number;
                                        longitude: number;
                                        share: number;
                                    }[];
                                };
                                readings: {
                                    code: string;
                                    detectionPpm: number | null;
                                    latitude: number;
                                    longitude: number;
                                    ppm: number;
                                }[];
                                runId: string | null;
                                weatherOrigin: {
                                    ageS: number | null;
                                    observedAt: string | null;
                                    /** @enum {string} */
                                    source: "open-meteo" | "weatherapi" | "entered" | "station" | "last-known" | "manual";
                                };
                                wind: {
                                    windFromDeg: number;
                                    windSpeedMs: number;
                                };
                            } | null;
                            estimates: number;
                            id: number;
                            incidentId: string | null;
                            industryId: number | null;
                            industryName: string;
                            /** Format: date-time */
                            lastAlarmAt: string;
                            obstacle: ({
                                /** @constant */
                                code: "too-few-sensors";
                                detecting: number;
                                needed: number;
                                sensors: number;
                            } | {
                                /** @constant */
                                code: "no-wind";
                            } | {
                                /** @constant */
                                code: "readings-refused";
                                fields: string[];
                            } | {
                                /** @constant */
                                code: "not-computed";
                                /** @enum {string} */
                                failure: "busy" | "timeout" | "cancelled" | "closed";
                            } | {
                                /** @constant */
                                code: "refused";
                                /** @enum {string} */
                                error: "invalid-input" | "all-fields-mandatory" | "not-signed-in" | "wrong-credentials" | "second-factor-needed" | "identity-refused" | "passkey-refused" | "forbidden" | "unknown-person" | "deactivated" | "unverified-email" | "not-admitted" | "sign-in-again" | "tied-by-invitation" | "tied-by-browser" | "outside-scope" | "map-key-refused" | "second-factor-due" | "bad-xsrf-token" | "not-found" | "conflict" | "industry-name-taken" | "already-in-group" | "edited-meanwhile" | "gone" | "too-large" | "unsupported-media-type" | "invalid-scenario" | "invalid-file" | "wrong-code" | "common-password" | "too-many-requests" | "internal" | "no-current-weather" | "provider-unavailable" | "identity-provider-down" | "channel-not-configured" | "disk-unwritable" | "unavailable";
                            }) | null;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    draftAnew: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    estimateId: number;
                };
            };
        };
        responses: {
            /** @description Write the alert of a detection anew from its newest estimate, as its next draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        alertId: string;
                        /** Format: uuid */
                        runId: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEstimates: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every estimate of the source of a detection with the readings it used, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        estimates: {
                            ageS: number;
                            /** Format: date-time */
                            at: string;
                            found: unknown;
                            id: number;
                            map: {
                                cellM: number;
                                cells: {
                                    latitude: number;
                                    longitude: number;
                                    share: number;
                                }[];
                            };
                            readings: {
                                code: string;
                                detectionPpm: number | null;
                                latitude: number;
                                longitude: number;
                                ppm: number;
                            }[];
                            runId: string | null;
                            weatherOrigin: {
                                ageS: number | null;
                                observedAt: string | null;
                                /** @enum {string} */
                                source: "open-meteo" | "weatherapi" | "entered" | "station" | "last-known" | "manual";
                            };
                            wind: {
                                windFromDeg: number;
                                windSpeedMs: number;
                            };
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDrills: {
        parameters: {
            query?: {
                industryId?: number;
                limit?: number;
                state?: "planned" | "running" | "ended" | "abandoned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drills, those that run first, then the newest: of a site, or in a state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drills: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    durationMin: number;
                    industryId: number;
                    injects: {
                        afterS: number;
                        /** @enum {string} */
                        kind: "release" | "call" | "message" | "weather";
                        text: string;
                        /** @default null */
                        weather?: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                    }[];
                    inventoryItemId: number | null;
                    /** @default  */
                    objective?: string;
                    /** Format: date-time */
                    plannedAt: string;
                    scenario: components["schemas"]["ScenarioDocument"];
                    targets: {
                        acknowledged: number;
                        "all-clear": number;
                        assigned: number;
                        drafted: number;
                        footprint: number;
                        received: number;
                        released: number;
                    };
                    /** @default null */
                    template?: string | null;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Plan a drill: the hidden release, the weather, the injects, the targets */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            state: string;
                        }[];
                        drill: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        };
                        found: {
                            foundRateKgS: number | null;
                            missedByM: number | null;
                            trueRateKgS: number | null;
                        } | null;
                        incidents: {
                            description: string;
                            id: string;
                            state: string;
                        }[];
                        injects: {
                            afterS: number;
                            dueAt: string | null;
                            firedAt: string | null;
                            firedBy: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "release" | "call" | "message" | "weather";
                            /** @enum {string} */
                            state: "waiting" | "held" | "fired" | "skipped";
                            text: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            } | null;
                        }[];
                        inventoryItemId: number | null;
                        messages: {
                            kept: number;
                            left: number;
                            waiting: number;
                        };
                        notes: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            id: number;
                            text: string;
                        }[];
                        scenario: components["schemas"]["ScenarioDocument"];
                        score: {
                            from: string | null;
                            milestones: {
                                alone: boolean;
                                at: string | null;
                                /** @enum {string} */
                                milestone: "acknowledged" | "assigned" | "footprint" | "drafted" | "released" | "received" | "all-clear";
                                source: string;
                                /** @enum {string} */
                                state: "passed" | "missed" | "open" | "late";
                                targetS: number;
                                tookS: number | null;
                            }[];
                            passed: number;
                        };
                        targets: {
                            acknowledged: number;
                            "all-clear": number;
                            assigned: number;
                            drafted: number;
                            footprint: number;
                            received: number;
                            released: number;
                        };
                        weather: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDrillsNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drills that run or were just abandoned, as every screen marks them, with real incidents at the same sites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drills: {
                            endedBy: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            inbox: {
                                /** Format: date-time */
                                at: string;
                                id: number;
                                /** @enum {string} */
                                kind: "call" | "message" | "weather";
                                text: string;
                            }[];
                            industryId: number | null;
                            industryName: string;
                            real: {
                                /** Format: date-time */
                                at: string;
                                description: string;
                                incidentId: string;
                            }[];
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            title: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            };
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDrill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A drill as its controller sees it, with the hidden release, the injects and the score */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            state: string;
                        }[];
                        drill: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        };
                        found: {
                            foundRateKgS: number | null;
                            missedByM: number | null;
                            trueRateKgS: number | null;
                        } | null;
                        incidents: {
                            description: string;
                            id: string;
                            state: string;
                        }[];
                        injects: {
                            afterS: number;
                            dueAt: string | null;
                            firedAt: string | null;
                            firedBy: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "release" | "call" | "message" | "weather";
                            /** @enum {string} */
                            state: "waiting" | "held" | "fired" | "skipped";
                            text: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            } | null;
                        }[];
                        inventoryItemId: number | null;
                        messages: {
                            kept: number;
                            left: number;
                            waiting: number;
                        };
                        notes: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            id: number;
                            text: string;
                        }[];
                        scenario: components["schemas"]["ScenarioDocument"];
                        score: {
                            from: string | null;
                            milestones: {
                                alone: boolean;
                                at: string | null;
                                /** @enum {string} */
                                milestone: "acknowledged" | "assigned" | "footprint" | "drafted" | "released" | "received" | "all-clear";
                                source: string;
                                /** @enum {string} */
                                state: "passed" | "missed" | "open" | "late";
                                targetS: number;
                                tookS: number | null;
                            }[];
                            passed: number;
                        };
                        targets: {
                            acknowledged: number;
                            "all-clear": number;
                            assigned: number;
                            drafted: number;
                            footprint: number;
                            received: number;
                            released: number;
                        };
                        weather: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    durationMin: number;
                    industryId: number;
                    injects: {
                        afterS: number;
                        /** @enum {string} */
                        kind: "release" | "call" | "message" | "weather";
                        text: string;
                        /** @default null */
                        weather?: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                    }[];
                    inventoryItemId: number | null;
                    /** @default  */
                    objective?: string;
                    /** Format: date-time */
                    plannedAt: string;
                    scenario: components["schemas"]["ScenarioDocument"];
                    targets: {
                        acknowledged: number;
                        "all-clear": number;
                        assigned: number;
                        drafted: number;
                        footprint: number;
                        received: number;
                        released: number;
                    };
                    /** @default null */
                    template?: string | null;
                    title: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Change a drill that has not begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            state: string;
                        }[];
                        drill: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        };
                        found: {
                            foundRateKgS: number | null;
                            missedByM: number | null;
                            trueRateKgS: number | null;
                        } | null;
                        incidents: {
                            description: string;
                            id: string;
                            state: string;
                        }[];
                        injects: {
                            afterS: number;
                            dueAt: string | null;
                            firedAt: string | null;
                            firedBy: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "release" | "call" | "message" | "weather";
                            /** @enum {string} */
                            state: "waiting" | "held" | "fired" | "skipped";
                            text: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            } | null;
                        }[];
                        inventoryItemId: number | null;
                        messages: {
                            kept: number;
                            left: number;
                            waiting: number;
                        };
                        notes: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            id: number;
                            text: string;
                        }[];
                        scenario: components["schemas"]["ScenarioDocument"];
                        score: {
                            from: string | null;
                            milestones: {
                                alone: boolean;
                                at: string | null;
                                /** @enum {string} */
                                milestone: "acknowledged" | "assigned" | "footprint" | "drafted" | "released" | "received" | "all-clear";
                                source: string;
                                /** @enum {string} */
                                state: "passed" | "missed" | "open" | "late";
                                targetS: number;
                                tookS: number | null;
                            }[];
                            passed: number;
                        };
                        targets: {
                            acknowledged: number;
                            "all-clear": number;
                            assigned: number;
                            drafted: number;
                            footprint: number;
                            received: number;
                            released: number;
                        };
                        weather: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    abandonDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Real emergency: stop the drill at once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdBy: string;
                        durationMin: number;
                        endedAt: string | null;
                        endedBy: string | null;
                        endReason: string | null;
                        id: number;
                        industryId: number | null;
                        industryName: string;
                        objective: string;
                        /** Format: date-time */
                        plannedAt: string;
                        sample: boolean;
                        startedAt: string | null;
                        startedBy: string | null;
                        /** @enum {string} */
                        state: "planned" | "running" | "ended" | "abandoned";
                        template: string | null;
                        title: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description End a drill that runs; its incidents are closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdBy: string;
                        durationMin: number;
                        endedAt: string | null;
                        endedBy: string | null;
                        endReason: string | null;
                        id: number;
                        industryId: number | null;
                        industryName: string;
                        objective: string;
                        /** Format: date-time */
                        plannedAt: string;
                        sample: boolean;
                        startedAt: string | null;
                        startedBy: string | null;
                        /** @enum {string} */
                        state: "planned" | "running" | "ended" | "abandoned";
                        template: string | null;
                        title: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    actOnInject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
                injectId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "fire" | "hold" | "resume" | "skip";
                };
            };
        };
        responses: {
            /** @description Fire an inject now, hold it, let it go on, or skip it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            state: string;
                        }[];
                        drill: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        };
                        found: {
                            foundRateKgS: number | null;
                            missedByM: number | null;
                            trueRateKgS: number | null;
                        } | null;
                        incidents: {
                            description: string;
                            id: string;
                            state: string;
                        }[];
                        injects: {
                            afterS: number;
                            dueAt: string | null;
                            firedAt: string | null;
                            firedBy: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "release" | "call" | "message" | "weather";
                            /** @enum {string} */
                            state: "waiting" | "held" | "fired" | "skipped";
                            text: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            } | null;
                        }[];
                        inventoryItemId: number | null;
                        messages: {
                            kept: number;
                            left: number;
                            waiting: number;
                        };
                        notes: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            id: number;
                            text: string;
                        }[];
                        scenario: components["schemas"]["ScenarioDocument"];
                        score: {
                            from: string | null;
                            milestones: {
                                alone: boolean;
                                at: string | null;
                                /** @enum {string} */
                                milestone: "acknowledged" | "assigned" | "footprint" | "drafted" | "released" | "received" | "all-clear";
                                source: string;
                                /** @enum {string} */
                                state: "passed" | "missed" | "open" | "late";
                                targetS: number;
                                tookS: number | null;
                            }[];
                            passed: number;
                        };
                        targets: {
                            acknowledged: number;
                            "all-clear": number;
                            assigned: number;
                            drafted: number;
                            footprint: number;
                            received: number;
                            released: number;
                        };
                        weather: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    noteDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Write down an evaluator's observation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        by: string;
                        id: number;
                        text: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDrillReport: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A drill that is over on A4 paper: scores against targets, what came when, what evaluators saw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startDrill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin: the clock runs, simulated sensors speak, injects come at their times */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            state: string;
                        }[];
                        drill: {
                            createdBy: string;
                            durationMin: number;
                            endedAt: string | null;
                            endedBy: string | null;
                            endReason: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string;
                            objective: string;
                            /** Format: date-time */
                            plannedAt: string;
                            sample: boolean;
                            startedAt: string | null;
                            startedBy: string | null;
                            /** @enum {string} */
                            state: "planned" | "running" | "ended" | "abandoned";
                            template: string | null;
                            title: string;
                            version: number;
                        };
                        found: {
                            foundRateKgS: number | null;
                            missedByM: number | null;
                            trueRateKgS: number | null;
                        } | null;
                        incidents: {
                            description: string;
                            id: string;
                            state: string;
                        }[];
                        injects: {
                            afterS: number;
                            dueAt: string | null;
                            firedAt: string | null;
                            firedBy: string | null;
                            id: number;
                            /** @enum {string} */
                            kind: "release" | "call" | "message" | "weather";
                            /** @enum {string} */
                            state: "waiting" | "held" | "fired" | "skipped";
                            text: string;
                            weather: {
                                cloudPercent: number;
                                humidityPercent: number;
                                temperatureC: number;
                                windFromDeg: number;
                                windSpeedMs: number;
                            } | null;
                        }[];
                        inventoryItemId: number | null;
                        messages: {
                            kept: number;
                            left: number;
                            waiting: number;
                        };
                        notes: {
                            /** Format: date-time */
                            at: string;
                            by: string;
                            id: number;
                            text: string;
                        }[];
                        scenario: components["schemas"]["ScenarioDocument"];
                        score: {
                            from: string | null;
                            milestones: {
                                alone: boolean;
                                at: string | null;
                                /** @enum {string} */
                                milestone: "acknowledged" | "assigned" | "footprint" | "drafted" | "released" | "received" | "all-clear";
                                source: string;
                                /** @enum {string} */
                                state: "passed" | "missed" | "open" | "late";
                                targetS: number;
                                tookS: number | null;
                            }[];
                            passed: number;
                        };
                        targets: {
                            acknowledged: number;
                            "all-clear": number;
                            assigned: number;
                            drafted: number;
                            footprint: number;
                            received: number;
                            released: number;
                        };
                        weather: {
                            cloudPercent: number;
                            humidityPercent: number;
                            temperatureC: number;
                            windFromDeg: number;
                            windSpeedMs: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDuties: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                district?: string;
                industryId?: number;
                page?: number;
                pageSize?: number;
                rule?: "site-notification" | "accident-notice" | "public-information" | "on-site-drill" | "safety-report" | "safety-report-update" | "safety-audit" | "audit-report" | "off-site-drill" | "local-meeting" | "local-drill" | "district-meeting" | "district-drill" | "accident-report" | "state-meeting" | "state-report" | "accident-analysis";
                scope?: "site" | "district" | "state";
                search?: string;
                sort?: "dueOn" | "name" | "district" | "rule" | "lastDoneOn";
                state?: "overdue" | "soon" | "unrecorded" | "ok" | "waiting" | "not-applicable";
                titled?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Duties of every site, district and the State, paged, searched and sorted; what needs hands first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            "not-applicable": number;
                            ok: number;
                            overdue: number;
                            soon: number;
                            unrecorded: number;
                            waiting: number;
                        };
                        page: number;
                        pageSize: number;
                        rows: components["schemas"]["Duty"][];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDutyDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts that have duties: what the industries name as theirs, each once whatever its case, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        districts: string[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDutyEntries: {
        parameters: {
            query: {
                rule: "site-notification" | "accident-notice" | "public-information" | "on-site-drill" | "safety-report" | "safety-report-update" | "safety-audit" | "audit-report" | "off-site-drill" | "local-meeting" | "local-drill" | "district-meeting" | "district-drill" | "accident-report" | "state-meeting" | "state-report" | "accident-analysis";
                subject: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was recorded of one duty, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["DutyEntry"][];
                        omitted: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordDuty: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DutyEntryInput"];
            };
        };
        responses: {
            /** @description Record that a duty was done, set off, or does not apply; answers how it stands now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duty"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeDutyFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    district?: string | null;
                    /** @default null */
                    industryId?: number | null;
                };
            };
        };
        responses: {
            /** @description A private address of your calendar feed of duties, of all, of one district with its sites, or of one site; it replaces your last one */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endDutyFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End your calendar feed of duties */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDutyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed of duties (iCalendar), for whoever has its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    endsAt: string;
                    memberId: number;
                    /** Format: date-time */
                    startsAt: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a shift that has not ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contactNumber: string;
                        /** Format: date-time */
                        endsAt: string;
                        id: number;
                        memberId: number;
                        name: string;
                        personId: number;
                        role: string;
                        /** Format: date-time */
                        startsAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a shift that has not begun */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEscalationChains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every chain: who is called, how many must acknowledge, how long is waited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chains: {
                            district: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string | null;
                            name: string;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                            updatedBy: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createEscalationChain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    district: string | null;
                    industryId: number | null;
                    name: string;
                    tiers: {
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        needed: number;
                        onDuty: boolean;
                        waitS: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description A chain for an industry, for a district, or for all that have none of their own */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string | null;
                        id: number;
                        industryId: number | null;
                        industryName: string | null;
                        name: string;
                        tiers: {
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            needed: number;
                            onDuty: boolean;
                            waitS: number;
                        }[];
                        /** Format: date-time */
                        updatedAt: string;
                        updatedBy: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateEscalationChain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    district: string | null;
                    industryId: number | null;
                    name: string;
                    tiers: {
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        needed: number;
                        onDuty: boolean;
                        waitS: number;
                    }[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Change a chain; those at work go on as they began */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        district: string | null;
                        id: number;
                        industryId: number | null;
                        industryName: string | null;
                        name: string;
                        tiers: {
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            needed: number;
                            onDuty: boolean;
                            waitS: number;
                        }[];
                        /** Format: date-time */
                        updatedAt: string;
                        updatedBy: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteEscalationChain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a chain; those at work go on as they began */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dryRunEscalation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    at: string;
                    /** @default null */
                    industryId?: number | null;
                    tiers?: {
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        needed: number;
                        onDuty: boolean;
                        waitS: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Who would be called when and how, if nobody answered; nothing is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chain: {
                            district: string | null;
                            id: number;
                            industryId: number | null;
                            industryName: string | null;
                            name: string;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                            updatedBy: string;
                            version: number;
                        } | null;
                        /** Format: date-time */
                        endsAt: string;
                        gaps: ("no-link" | "no-email" | "no-sms" | "demo")[];
                        steps: {
                            /** Format: date-time */
                            at: string;
                            /** Format: date-time */
                            endsAt: string;
                            needed: number;
                            people: {
                                channels: ("web-push" | "email" | "sms" | "webhook" | "mqtt")[];
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                name: string;
                                onDuty: boolean;
                                sample: boolean;
                            }[];
                            problems: ("nobody" | "too-few" | "nobody-on-duty" | "out-of-reach" | "samples-only")[];
                            tier: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOpenEscalations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alerts and incidents that wait for an acknowledgement or have got too few, the unanswered first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalations: {
                            alertId: string | null;
                            /** Format: date-time */
                            endsAt: string;
                            incidentId: string;
                            industryName: string | null;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            tier: number;
                            tiers: number;
                        }[];
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFollow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways in which this installation can reach residents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: boolean;
                        sms: boolean;
                        webPushKey: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFollowing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is followed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        channel: "web-push" | "email" | "sms";
                        /** @enum {string} */
                        language: "en" | "hi" | "gu" | "mr";
                        places: {
                            id: number;
                            latitude: number;
                            longitude: number;
                            name: string;
                            radiusM: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stopFollowing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End all messages and erase everything kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeFollowLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "hi" | "gu" | "mr";
                };
            };
        };
        responses: {
            /** @description The language of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        channel: "web-push" | "email" | "sms";
                        /** @enum {string} */
                        language: "en" | "hi" | "gu" | "mr";
                        places: {
                            id: number;
                            latitude: number;
                            longitude: number;
                            name: string;
                            radiusM: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addFollowedPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    latitude: number | string;
                    longitude: number | string;
                    name: string;
                    radiusM?: number | string;
                };
            };
        };
        responses: {
            /** @description Follow a place; the same point again changes its name and radius */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        channel: "web-push" | "email" | "sms";
                        /** @enum {string} */
                        language: "en" | "hi" | "gu" | "mr";
                        places: {
                            id: number;
                            latitude: number;
                            longitude: number;
                            name: string;
                            radiusM: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeFollowedPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow a place no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewFollowSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscription: {
                        endpoint: string;
                        keys: {
                            auth: string;
                            p256dh: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The browser has a new address for its messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        channel: "web-push" | "email" | "sms";
                        /** @enum {string} */
                        language: "en" | "hi" | "gu" | "mr";
                        places: {
                            id: number;
                            latitude: number;
                            longitude: number;
                            name: string;
                            radiusM: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendFollowTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a message marked as a test through the channel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        acceptedAt: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findPlacesToFollow: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Towns of the bundled gazetteer and sites of the register, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        places: {
                            /** @enum {string} */
                            kind: "town" | "site";
                            latitude: number;
                            longitude: number;
                            name: string;
                            region: string | null;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followByPush: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "hi" | "gu" | "mr";
                    place?: {
                        latitude: number | string;
                        longitude: number | string;
                        name: string;
                        radiusM?: number | string;
                    };
                    subscription: {
                        endpoint: string;
                        keys: {
                            auth: string;
                            p256dh: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Follow places from this browser; the same browser asked twice is one follower */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        following: {
                            address: string;
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms";
                            /** @enum {string} */
                            language: "en" | "hi" | "gu" | "mr";
                            places: {
                                id: number;
                                latitude: number;
                                longitude: number;
                                name: string;
                                radiusM: number;
                            }[];
                        };
                        token: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestFollow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @constant */
                    channel: "email";
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "hi" | "gu" | "mr";
                    place?: {
                        latitude: number | string;
                        longitude: number | string;
                        name: string;
                        radiusM?: number | string;
                    };
                    /** Format: uuid */
                    request: string;
                } | {
                    address: string;
                    /** @constant */
                    channel: "sms";
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "hi" | "gu" | "mr";
                    place?: {
                        latitude: number | string;
                        longitude: number | string;
                        name: string;
                        radiusM?: number | string;
                    };
                    /** Format: uuid */
                    request: string;
                };
            };
        };
        responses: {
            /** @description Send a code to an e-mail address or a mobile number; nothing is followed before it is confirmed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                        /** Format: uuid */
                        request: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmFollow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Confirm with the code that was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        following: {
                            address: string;
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms";
                            /** @enum {string} */
                            language: "en" | "hi" | "gu" | "mr";
                            places: {
                                id: number;
                                latitude: number;
                                longitude: number;
                                name: string;
                                radiusM: number;
                            }[];
                        };
                        token: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIncidents: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                origin?: "reported" | "detected";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "id" | "industryName" | "shortDescription" | "urgency" | "impact" | "priority" | "state" | "assign" | "createdAt";
                view?: "open" | "assigned" | "resolved" | "closed" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Incidents of a view, paged, searched and sorted; newest first unless asked otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            all: number;
                            assigned: number;
                            closed: number;
                            open: number;
                            resolved: number;
                        };
                        page: number;
                        pageSize: number;
                        rows: {
                            assign: string | null;
                            assignName: string | null;
                            /** Format: date-time */
                            changedAt: string;
                            changedBy: string;
                            contactType: ("Email" | "Phone") | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
                            detailedDescription: string | null;
                            drillId: number | null;
                            hazard: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                            id: string;
                            impact: ("High" | "Medium" | "Low") | null;
                            industryId: number | null;
                            industryName: string | null;
                            internalId: number;
                            latitude: number | null;
                            longitude: number | null;
                            /** @enum {string} */
                            origin: "reported" | "detected";
                            priority: number | null;
                            sample: boolean;
                            shortDescription: string | null;
                            /** @enum {string} */
                            state: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                            submitter: string | null;
                            submitterName: string | null;
                            urgency: ("High" | "Medium" | "Low") | null;
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assign?: string | null;
                    contactType?: ("Email" | "Phone") | null;
                    detailedDescription?: string | null;
                    drillId?: number | null;
                    hazard?: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                    impact?: ("High" | "Medium" | "Low") | null;
                    industryName?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                    priority?: number | null;
                    shortDescription?: string | null;
                    /** @enum {string} */
                    state?: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                    submitter?: string | null;
                    urgency?: ("High" | "Medium" | "Low") | null;
                };
            };
        };
        responses: {
            /** @description Report an incident; no field is required */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assign: string | null;
                        assignName: string | null;
                        /** Format: date-time */
                        changedAt: string;
                        changedBy: string;
                        contactType: ("Email" | "Phone") | null;
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        detailedDescription: string | null;
                        drillId: number | null;
                        hazard: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                        id: string;
                        impact: ("High" | "Medium" | "Low") | null;
                        industryId: number | null;
                        industryName: string | null;
                        internalId: number;
                        latitude: number | null;
                        longitude: number | null;
                        /** @enum {string} */
                        origin: "reported" | "detected";
                        priority: number | null;
                        sample: boolean;
                        shortDescription: string | null;
                        /** @enum {string} */
                        state: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                        submitter: string | null;
                        submitterName: string | null;
                        urgency: ("High" | "Medium" | "Low") | null;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadIncidents: {
        parameters: {
            query?: {
                origin?: "reported" | "detected";
                search?: string;
                view?: "open" | "assigned" | "resolved" | "closed" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Incidents of a view as CSV, with the columns of the specification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One incident with its log and all that hangs on it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            /** Format: date-time */
                            createdAt: string;
                            drillId: number | null;
                            expired: boolean;
                            /** Format: uuid */
                            id: string;
                            incidentDescription: string;
                            /** @enum {string} */
                            incidentSeverity: "low" | "medium" | "high";
                            /** @enum {string} */
                            kind: "Alert" | "Update" | "Cancel";
                            live: {
                                /** Format: date-time */
                                at: string;
                                by: string;
                                /** Format: date-time */
                                expiresAt: string;
                                identifier: string | null;
                                /** @enum {string} */
                                kind: "Alert" | "Update" | "Cancel";
                                override: string | null;
                                /** @enum {string} */
                                state: "released" | "cancelled";
                                version: number;
                            } | null;
                            /** @enum {string} */
                            state: "draft" | "waiting" | "returned" | "released" | "cancelled";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                        }[];
                        events: ({
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            changes: {
                                field: string;
                                from: string | number | null;
                                fromName: string | null;
                                to: string | number | null;
                                toName: string | null;
                            }[];
                            id: number;
                            /** @enum {string} */
                            kind: "created" | "changed" | "deleted";
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "note";
                            /** @enum {string} */
                            noteKind: "note" | "observation" | "decision" | "message";
                            text: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "task";
                            /** @enum {string} */
                            outcome: "done" | "not-applicable" | "open";
                            task: string;
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @enum {string} */
                            kind: "link" | "unlink";
                            /** Format: uuid */
                            linkId: string;
                            /** @enum {string} */
                            linkKind: "run" | "alert";
                        } | {
                            assignee: string | null;
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            dueAt: string | null;
                            id: number;
                            /** @constant */
                            kind: "task-set";
                            task: string;
                            text: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attached: boolean;
                            byName: string;
                            /** @enum {string} */
                            hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                            id: number;
                            /** @constant */
                            kind: "checklist";
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            holder: string | null;
                            id: number;
                            /** @constant */
                            kind: "role";
                            previous: string | null;
                            /** @enum {string} */
                            role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "roll-call";
                            people: {
                                name: string;
                                /** Format: uuid */
                                person: string;
                                /** @enum {string} */
                                status: "expected" | "safe" | "missing" | "unknown" | "removed";
                            }[];
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            channel: string;
                            from: string;
                            id: number;
                            /** @constant */
                            kind: "radio";
                            message: string;
                            to: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attachment: number;
                            byName: string;
                            bytes: number;
                            caption: string;
                            id: number;
                            /** @constant */
                            kind: "attachment";
                            /** @enum {string} */
                            mediaType: "image/jpeg" | "application/pdf";
                            name: string;
                            sha256: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attachment: number;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "withdrawal";
                            name: string;
                            why: string | null;
                        } | {
                            alarms: {
                                /** Format: date-time */
                                at: string;
                                code: string;
                                /** @enum {string} */
                                kind: "raised" | "cleared";
                                limit: number | null;
                                name: string;
                                /** @enum {string} */
                                unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                                value: number;
                            }[];
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "sensor-alarms";
                            more: number;
                        } | {
                            areaM2: number | null;
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            detected: number;
                            highKgS: number;
                            id: number;
                            /** @constant */
                            kind: "source-estimate";
                            latitude: number;
                            longitude: number;
                            lowKgS: number;
                            rateKgS: number;
                            sensors: number;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            fields: {
                                [key: string]: string;
                            };
                            id: number;
                            /** @constant */
                            kind: "accident-report";
                            sentOn: string | null;
                        })[];
                        incident: {
                            assign: string | null;
                            assignName: string | null;
                            /** Format: date-time */
                            changedAt: string;
                            changedBy: string;
                            contactType: ("Email" | "Phone") | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
                            detailedDescription: string | null;
                            drillId: number | null;
                            hazard: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                            id: string;
                            impact: ("High" | "Medium" | "Low") | null;
                            industryId: number | null;
                            industryName: string | null;
                            internalId: number;
                            latitude: number | null;
                            longitude: number | null;
                            /** @enum {string} */
                            origin: "reported" | "detected";
                            priority: number | null;
                            sample: boolean;
                            shortDescription: string | null;
                            /** @enum {string} */
                            state: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                            submitter: string | null;
                            submitterName: string | null;
                            urgency: ("High" | "Medium" | "Low") | null;
                            version: number;
                        };
                        latestRun: components["schemas"]["RunSummary"] | null;
                        olderEvents: number;
                        runs: components["schemas"]["RunSummary"][];
                        situation: {
                            accidentReport: {
                                changed: {
                                    /** Format: date-time */
                                    at: string;
                                    byName: string;
                                } | null;
                                fields: {
                                    [key: string]: string;
                                };
                                sentOn: string | null;
                            };
                            attachments: {
                                /** Format: date-time */
                                at: string;
                                attachment: number;
                                byName: string;
                                bytes: number;
                                caption: string;
                                /** @enum {string} */
                                mediaType: "image/jpeg" | "application/pdf";
                                name: string;
                                sha256: string;
                            }[];
                            checklists: ("toxic-leak" | "fire" | "explosion" | "spill")[];
                            links: {
                                /** Format: date-time */
                                at: string;
                                byName: string;
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "run" | "alert";
                            }[];
                            marks: {
                                /** Format: date-time */
                                at: string;
                                byName: string;
                                /** @enum {string} */
                                outcome: "done" | "not-applicable" | "open";
                                task: string;
                                why: string | null;
                            }[];
                            ownTasks: {
                                assignee: string | null;
                                /** Format: date-time */
                                at: string;
                                byName: string;
                                dueAt: string | null;
                                task: string;
                                text: string;
                            }[];
                            people: {
                                /** Format: date-time */
                                at: string;
                                byName: string;
                                name: string;
                                /** Format: uuid */
                                person: string;
                                /** @enum {string} */
                                status: "expected" | "safe" | "missing" | "unknown";
                            }[];
                            roles: {
                                /** Format: date-time */
                                at: string;
                                byName: string;
                                holder: string;
                                /** @enum {string} */
                                role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                            }[];
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assign?: string | null;
                    contactType?: ("Email" | "Phone") | null;
                    detailedDescription?: string | null;
                    hazard?: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                    impact?: ("High" | "Medium" | "Low") | null;
                    industryName?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                    priority?: number | null;
                    shortDescription?: string | null;
                    /** @enum {string} */
                    state?: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                    submitter?: string | null;
                    urgency?: ("High" | "Medium" | "Low") | null;
                    version?: number;
                    why?: string;
                };
            };
        };
        responses: {
            /** @description Change the fields that are given; any state may follow any other */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assign: string | null;
                        assignName: string | null;
                        /** Format: date-time */
                        changedAt: string;
                        changedBy: string;
                        contactType: ("Email" | "Phone") | null;
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        detailedDescription: string | null;
                        drillId: number | null;
                        hazard: ("toxic-leak" | "fire" | "explosion" | "spill") | null;
                        id: string;
                        impact: ("High" | "Medium" | "Low") | null;
                        industryId: number | null;
                        industryName: string | null;
                        internalId: number;
                        latitude: number | null;
                        longitude: number | null;
                        /** @enum {string} */
                        origin: "reported" | "detected";
                        priority: number | null;
                        sample: boolean;
                        shortDescription: string | null;
                        /** @enum {string} */
                        state: "New" | "In-progress" | "Assigned" | "Resolved" | "Closed";
                        submitter: string | null;
                        submitterName: string | null;
                        urgency: ("High" | "Medium" | "Low") | null;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an incident; its log is kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAccidentReport: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of a major accident (Schedule 6 of the MSIHC Rules), filled in as far as the record knows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date */
                        accidentOn: string;
                        /** Format: date */
                        dueOn: string;
                        dutySubject: string | null;
                        fields: {
                            /** @enum {string} */
                            field: "siteName" | "manufacturer" | "registrationNumber" | "licenceNumber" | "activity" | "industryCode" | "accidentType" | "substances" | "moment" | "place" | "process" | "circumstances" | "measures" | "causes" | "insideCasualties" | "insideExposed" | "insideDamage" | "insideDanger" | "outsideCasualties" | "outsideExposed" | "outsideDamage" | "outsideEnvironment" | "outsideDanger" | "dataAvailable" | "stepsEffects" | "stepsPrevention" | "otherInformation";
                            text: string;
                            written: boolean;
                        }[];
                        /** Format: date-time */
                        noticeDueAt: string;
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveAccidentReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    fields?: {
                        [key: string]: string;
                    };
                    /** @default null */
                    sentOn?: string | null;
                };
            };
        };
        responses: {
            /** @description Write fields of the report of a major accident (Schedule 6 of the MSIHC Rules), or the day it was forwarded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAfterAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the incident was reported, assigned, warned of, confirmed and resolved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        milestones: {
                            afterS: number | null;
                            at: string | null;
                            /** @enum {string} */
                            milestone: "reported" | "assigned" | "first-alert" | "first-receipt" | "resolved" | "closed";
                        }[];
                        reopened: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    attachToIncident: {
        parameters: {
            query: {
                caption?: string;
                name: string;
            };
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/*": string;
            };
        };
        responses: {
            /** @description Attach a picture (JPEG, PNG, WebP: drawn anew, and nothing else of it is kept) or a PDF */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIncidentAttachment: {
        parameters: {
            query?: {
                size?: "whole" | "small";
            };
            header?: never;
            path: {
                attachment: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One file of the incident: pictures whole or small, a PDF as a download */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawIncidentAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                attachment: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Take a file back: it is shown no more; the log keeps that it was there, and why it went */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    attachIncidentChecklist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attached: boolean;
                };
            };
        };
        responses: {
            /** @description Attach a further checklist to the incident, or take it away; its marks stay in the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIncidentEscalation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain at work on an incident about which there is no alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startIncidentEscalation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Call the responders for an incident without an alert; nothing goes to the public */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acknowledgeIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Acknowledge an incident: somebody has it in hand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    callNextTierForIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tier: number;
                };
            };
        };
        responses: {
            /** @description Call the next tier now instead of when the time is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        escalation: {
                            acknowledgedByMe: boolean;
                            acknowledgements: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                tier: number;
                                /** @enum {string} */
                                way: "link" | "app";
                            }[];
                            chainName: string;
                            endedAt: string | null;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** @enum {string} */
                            state: "running" | "acknowledged" | "unanswered" | "stopped";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            steps: {
                                acknowledged: number;
                                /** Format: date-time */
                                endsAt: string;
                                needed: number;
                                people: {
                                    acknowledgedAt: string | null;
                                    /** @enum {string} */
                                    called: "accepted" | "waiting" | "failed" | "none";
                                    groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                    name: string;
                                }[];
                                /** Format: date-time */
                                startedAt: string;
                                tier: number;
                            }[];
                            stopped: ("cancelled" | "expired" | "closed" | "alert") | null;
                            tiers: {
                                groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                                needed: number;
                                onDuty: boolean;
                                waitS: number;
                            }[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIncidentEvents: {
        parameters: {
            query?: {
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log of an incident, newest first, from before an entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: ({
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            changes: {
                                field: string;
                                from: string | number | null;
                                fromName: string | null;
                                to: string | number | null;
                                toName: string | null;
                            }[];
                            id: number;
                            /** @enum {string} */
                            kind: "created" | "changed" | "deleted";
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "note";
                            /** @enum {string} */
                            noteKind: "note" | "observation" | "decision" | "message";
                            text: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "task";
                            /** @enum {string} */
                            outcome: "done" | "not-applicable" | "open";
                            task: string;
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @enum {string} */
                            kind: "link" | "unlink";
                            /** Format: uuid */
                            linkId: string;
                            /** @enum {string} */
                            linkKind: "run" | "alert";
                        } | {
                            assignee: string | null;
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            dueAt: string | null;
                            id: number;
                            /** @constant */
                            kind: "task-set";
                            task: string;
                            text: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attached: boolean;
                            byName: string;
                            /** @enum {string} */
                            hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                            id: number;
                            /** @constant */
                            kind: "checklist";
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            holder: string | null;
                            id: number;
                            /** @constant */
                            kind: "role";
                            previous: string | null;
                            /** @enum {string} */
                            role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                            why: string | null;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "roll-call";
                            people: {
                                name: string;
                                /** Format: uuid */
                                person: string;
                                /** @enum {string} */
                                status: "expected" | "safe" | "missing" | "unknown" | "removed";
                            }[];
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            channel: string;
                            from: string;
                            id: number;
                            /** @constant */
                            kind: "radio";
                            message: string;
                            to: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attachment: number;
                            byName: string;
                            bytes: number;
                            caption: string;
                            id: number;
                            /** @constant */
                            kind: "attachment";
                            /** @enum {string} */
                            mediaType: "image/jpeg" | "application/pdf";
                            name: string;
                            sha256: string;
                        } | {
                            /** Format: date-time */
                            at: string;
                            attachment: number;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "withdrawal";
                            name: string;
                            why: string | null;
                        } | {
                            alarms: {
                                /** Format: date-time */
                                at: string;
                                code: string;
                                /** @enum {string} */
                                kind: "raised" | "cleared";
                                limit: number | null;
                                name: string;
                                /** @enum {string} */
                                unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                                value: number;
                            }[];
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            id: number;
                            /** @constant */
                            kind: "sensor-alarms";
                            more: number;
                        } | {
                            areaM2: number | null;
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            detected: number;
                            highKgS: number;
                            id: number;
                            /** @constant */
                            kind: "source-estimate";
                            latitude: number;
                            longitude: number;
                            lowKgS: number;
                            rateKgS: number;
                            sensors: number;
                        } | {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            fields: {
                                [key: string]: string;
                            };
                            id: number;
                            /** @constant */
                            kind: "accident-report";
                            sentOn: string | null;
                        })[];
                        olderEvents: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    linkIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    kind: "run" | "alert";
                };
            };
        };
        responses: {
            /** @description Link a run or an alert to the incident */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unlinkIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
                kind: "run" | "alert";
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a link back; the log keeps both */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    noteIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default note
                     * @enum {string}
                     */
                    kind?: "note" | "observation" | "decision" | "message";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Write an entry into the log */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeIncidentTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    assignee?: string | null;
                    /** @default null */
                    dueAt?: string | null;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Change one of the incident's own tasks: its words, who does it, until when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIncidentPaper: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: string;
                paper: "sitrep" | "ics-201" | "ics-214" | "after-action" | "accident-report";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A paper of the incident (A4): situation report, ICS 201 and 214, after-action report, report of a major accident */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logRadioMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    channel?: string;
                    from: string;
                    message: string;
                    to: string;
                };
            };
        };
        responses: {
            /** @description Write a radio message into the log: from, to, channel, words */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    handOverIncidentRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
                role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    holder: string | null;
                    why?: string;
                };
            };
        };
        responses: {
            /** @description Hand a position over to somebody, or to nobody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markRollCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    people: string[];
                    /** @enum {string} */
                    status: "expected" | "safe" | "missing" | "unknown" | "removed";
                };
            };
        };
        responses: {
            /** @description Say where people of the roll-call are, or take them off the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addToRollCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    group?: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                    names?: string[];
                };
            };
        };
        responses: {
            /** @description Add people to the roll-call: names, or everybody of a directory; who is on it already is not added again */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        known: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addIncidentTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    assignee?: string | null;
                    /** @default null */
                    dueAt?: string | null;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Add a task of its own to the incident, with who does it and until when */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        changes: {
                            field: string;
                            from: string | number | null;
                            fromName: string | null;
                            to: string | number | null;
                            toName: string | null;
                        }[];
                        id: number;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "note";
                        /** @enum {string} */
                        noteKind: "note" | "observation" | "decision" | "message";
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "task";
                        /** @enum {string} */
                        outcome: "done" | "not-applicable" | "open";
                        task: string;
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @enum {string} */
                        kind: "link" | "unlink";
                        /** Format: uuid */
                        linkId: string;
                        /** @enum {string} */
                        linkKind: "run" | "alert";
                    } | {
                        assignee: string | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        dueAt: string | null;
                        id: number;
                        /** @constant */
                        kind: "task-set";
                        task: string;
                        text: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attached: boolean;
                        byName: string;
                        /** @enum {string} */
                        hazard: "toxic-leak" | "fire" | "explosion" | "spill";
                        id: number;
                        /** @constant */
                        kind: "checklist";
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        holder: string | null;
                        id: number;
                        /** @constant */
                        kind: "role";
                        previous: string | null;
                        /** @enum {string} */
                        role: "incident-commander" | "safety" | "operations" | "planning" | "logistics" | "liaison" | "public-information";
                        why: string | null;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "roll-call";
                        people: {
                            name: string;
                            /** Format: uuid */
                            person: string;
                            /** @enum {string} */
                            status: "expected" | "safe" | "missing" | "unknown" | "removed";
                        }[];
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        channel: string;
                        from: string;
                        id: number;
                        /** @constant */
                        kind: "radio";
                        message: string;
                        to: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        bytes: number;
                        caption: string;
                        id: number;
                        /** @constant */
                        kind: "attachment";
                        /** @enum {string} */
                        mediaType: "image/jpeg" | "application/pdf";
                        name: string;
                        sha256: string;
                    } | {
                        /** Format: date-time */
                        at: string;
                        attachment: number;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "withdrawal";
                        name: string;
                        why: string | null;
                    } | {
                        alarms: {
                            /** Format: date-time */
                            at: string;
                            code: string;
                            /** @enum {string} */
                            kind: "raised" | "cleared";
                            limit: number | null;
                            name: string;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            value: number;
                        }[];
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        id: number;
                        /** @constant */
                        kind: "sensor-alarms";
                        more: number;
                    } | {
                        areaM2: number | null;
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        detected: number;
                        highKgS: number;
                        id: number;
                        /** @constant */
                        kind: "source-estimate";
                        latitude: number;
                        longitude: number;
                        lowKgS: number;
                        rateKgS: number;
                        sensors: number;
                    } | {
                        /** Format: date-time */
                        at: string;
                        byName: string;
                        fields: {
                            [key: string]: string;
                        };
                        id: number;
                        /** @constant */
                        kind: "accident-report";
                        sentOn: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markIncidentTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
                task: string | ("alarm" | "headcount" | "takeCommand" | "approachUpwind" | "isolateGas" | "buddyAndBackup" | "isolateRemotely" | "windAndRun" | "warnNeighbours" | "indoorsOrLeave" | "tellAuthority" | "lowPlaces" | "sprayNotPool" | "containRunOff" | "casualtiesCleaned" | "measureBeforeAllClear" | "tellCrewsInventory" | "clearTank" | "stopFuel" | "coolNeighbours" | "withdrawSigns" | "smokeDownwind" | "fireWaterHeld" | "clearRadius" | "watchReignition" | "bleveDistance" | "secondBlast" | "ignitionSources" | "searchWithStructure" | "buildingsBeyondFence" | "casualties" | "keepEvidence" | "identify" | "isolateSpill" | "noTouch" | "dikeAhead" | "absorb" | "noWaterInside" | "decontaminate");
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "done" | "not-applicable" | "open";
                    why?: string;
                };
            };
        };
        responses: {
            /** @description Mark a task as done, not applicable (with a reason), or open again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: {
                            /** Format: date-time */
                            at: string;
                            byName: string;
                            /** @enum {string} */
                            outcome: "done" | "not-applicable" | "open";
                            task: string;
                            why: string | null;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "industryName" | "district" | "safetyTeamContact" | "latitude" | "longitude";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Industries, paged, searched and sorted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: components["schemas"]["Industry"][];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryInput"];
            };
        };
        responses: {
            /** @description On-board an industry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadIndustries: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All industries as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    district: string;
                    industryName: string;
                    latitude?: number | null;
                    longitude?: number | null;
                    safetyTeamContact: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change an industry; a position that is not sent is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteIndustry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an industry with its inventory */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChangedConditions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed conditions recorded for an industry, the newest first, paged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            chemicalName: string;
                            circularDiameter: number | null;
                            /** Format: date-time */
                            date: string;
                            humidity: number | null;
                            id: number;
                            industryName: string;
                            quantity: number | null;
                            recordedBy: string;
                            rectangularBreadth: number | null;
                            rectangularLength: number | null;
                            ruptureType: ("circular" | "rectangular") | null;
                            temperature: number | null;
                            windDirection: string | null;
                            windSpeed: number | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveChangedConditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    chemicalName: string;
                    circularDiameter?: (number | string) | null;
                    /** Format: date-time */
                    date?: string;
                    humidity?: (number | string) | null;
                    quantity?: (number | string) | null;
                    rectangularBreadth?: (number | string) | null;
                    rectangularLength?: (number | string) | null;
                    ruptureType?: ("circular" | "rectangular") | null;
                    temperature?: (number | string) | null;
                    windDirection?: string | null;
                    windSpeed?: (number | string) | null;
                };
            };
        };
        responses: {
            /** @description Record changed conditions */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chemicalName: string;
                        circularDiameter: number | null;
                        /** Format: date-time */
                        date: string;
                        humidity: number | null;
                        id: number;
                        industryName: string;
                        quantity: number | null;
                        recordedBy: string;
                        rectangularBreadth: number | null;
                        rectangularLength: number | null;
                        ruptureType: ("circular" | "rectangular") | null;
                        temperature: number | null;
                        windDirection: string | null;
                        windSpeed: number | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadChangedConditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed conditions of an industry as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDrillTemplates: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready-made drills that fit what a site stores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: {
                            durationMin: number;
                            injects: {
                                afterS: number;
                                /** @enum {string} */
                                kind: "release" | "call" | "message" | "weather";
                                text: string;
                                /** @default null */
                                weather: {
                                    cloudPercent: number;
                                    humidityPercent: number;
                                    temperatureC: number;
                                    windFromDeg: number;
                                    windSpeedMs: number;
                                } | null;
                            }[];
                            inventoryItemId: number | null;
                            /** @default  */
                            objective: string;
                            scenario: components["schemas"]["ScenarioDocument"];
                            targets: {
                                acknowledged: number;
                                "all-clear": number;
                                assigned: number;
                                drafted: number;
                                footprint: number;
                                received: number;
                                released: number;
                            };
                            /** @default null */
                            template: string | null;
                            title: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFires: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fires seen by satellites near a site, the newest first, with their age and incident, and how the service stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fires: {
                            ageS: number;
                            /** Format: date-time */
                            at: string;
                            bearingDeg: number;
                            confidence: ("low" | "nominal" | "high") | number;
                            distanceM: number;
                            id: number;
                            incidentId: string | null;
                            latitude: number;
                            leftOut: ("far" | "old") | null;
                            longitude: number;
                            pixelM: number | null;
                            powerMw: number | null;
                            /** Format: date-time */
                            recordedAt: string;
                            recordedBy: string;
                            satellite: string;
                        }[];
                        service: {
                            askedAt: string | null;
                            failedAt: string | null;
                            failure: ({
                                /** @constant */
                                code: "refused";
                                said: string;
                            } | {
                                /** @constant */
                                code: "status";
                                status: number;
                            } | {
                                /** @constant */
                                code: "timeout";
                                waitedS: number;
                            } | {
                                /** @constant */
                                code: "unreachable";
                            } | {
                                /** @constant */
                                code: "too-large";
                                mostKb: number;
                            } | {
                                /** @constant */
                                code: "unread";
                                lines: number;
                            } | {
                                /** @constant */
                                code: "not-recorded";
                            }) | null;
                            on: boolean;
                        };
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordFires: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fires: {
                        /** Format: date-time */
                        at: string;
                        confidence: ("low" | "nominal" | "high") | number;
                        latitude: number;
                        longitude: number;
                        pixelM: number | null;
                        powerMw: number | null;
                        satellite: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Record fires seen by satellites near a site, at most 500; those at the site become one Detected incident */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incident: {
                            detections: number;
                            id: string;
                            opened: boolean;
                        } | null;
                        known: number;
                        leftOut: {
                            far: number;
                            old: number;
                        };
                        received: number;
                        stored: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSiteImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pictures of a site, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        images: {
                            /** Format: date-time */
                            addedAt: string;
                            addedBy: string;
                            caption: string;
                            heightPx: number;
                            id: number;
                            industryId: number;
                            takenOn: string | null;
                            widthPx: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addSiteImage: {
        parameters: {
            query: {
                caption: string;
                takenOn?: string;
            };
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description Add a picture of a site (JPEG, PNG or WebP); it is drawn anew, and nothing else of the file is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        addedAt: string;
                        addedBy: string;
                        caption: string;
                        heightPx: number;
                        id: number;
                        industryId: number;
                        takenOn: string | null;
                        widthPx: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIngestKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a site has a key for sending readings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string | null;
                        createdBy: string | null;
                        ending: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeIngestKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new key for sending readings, shown this once; the one before ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string | null;
                        createdBy: string | null;
                        ending: string | null;
                        key: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeIngestKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End the key of a site: readings are refused until there is a new one */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInventory: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "itemNo" | "productName" | "substanceName" | "concentration" | "casNo" | "quantity" | "unit" | "hazardClass" | "location" | "dateReceived" | "dateExpired" | "supplier";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inventory of an industry, paged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: components["schemas"]["InventoryItem"][];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createInventoryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryInput"];
            };
        };
        responses: {
            /** @description Add an inventory item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItem"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inventory as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bulkInventory: {
        parameters: {
            query?: {
                columns?: string;
                dryRun?: "true" | "false";
                onError?: "skip" | "refuse";
            };
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Bulk upload of inventory items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readPlanAnnex: {
        parameters: {
            query?: {
                kind?: "on-site" | "off-site";
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Annex of the on-site or off-site emergency plan, generated from the register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRiskWorksheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Risk matrix, bow-ties and HAZOP worksheet of an industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        industryId: number;
                        savedAt: string | null;
                        savedBy: string | null;
                        version: number;
                        worksheet: {
                            bowTies: {
                                consequences: {
                                    barriers: {
                                        id: string;
                                        /** @enum {string} */
                                        state: "in-place" | "degraded" | "missing";
                                        title: string;
                                    }[];
                                    id: string;
                                    title: string;
                                }[];
                                hazard: string;
                                id: string;
                                reviewed: boolean;
                                threats: {
                                    barriers: {
                                        id: string;
                                        /** @enum {string} */
                                        state: "in-place" | "degraded" | "missing";
                                        title: string;
                                    }[];
                                    id: string;
                                    title: string;
                                }[];
                                topEvent: string;
                            }[];
                            hazop: {
                                actions: {
                                    done: boolean;
                                    dueOn: string | null;
                                    id: string;
                                    owner: string;
                                    title: string;
                                }[];
                                causes: string;
                                consequence: number | null;
                                consequences: string;
                                deviation: string;
                                /** @enum {string} */
                                guideword: "no" | "more" | "less" | "as-well-as" | "part-of" | "reverse" | "other-than" | "early" | "late" | "before" | "after";
                                id: string;
                                likelihood: number | null;
                                node: string;
                                reviewed: boolean;
                                safeguards: string;
                            }[];
                            limits: {
                                alarpFrom: number;
                                intolerableFrom: number;
                            };
                            matrix: {
                                consequence: number;
                                id: string;
                                likelihood: number;
                                note: string;
                                reviewed: boolean;
                                title: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveRiskWorksheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: 0 | number;
                    worksheet: {
                        bowTies: {
                            consequences: {
                                barriers: {
                                    id: string;
                                    /** @enum {string} */
                                    state: "in-place" | "degraded" | "missing";
                                    title: string;
                                }[];
                                id: string;
                                title: string;
                            }[];
                            hazard: string;
                            id: string;
                            reviewed: boolean;
                            threats: {
                                barriers: {
                                    id: string;
                                    /** @enum {string} */
                                    state: "in-place" | "degraded" | "missing";
                                    title: string;
                                }[];
                                id: string;
                                title: string;
                            }[];
                            topEvent: string;
                        }[];
                        hazop: {
                            actions: {
                                done: boolean;
                                dueOn: string | null;
                                id: string;
                                owner: string;
                                title: string;
                            }[];
                            causes: string;
                            consequence: number | null;
                            consequences: string;
                            deviation: string;
                            /** @enum {string} */
                            guideword: "no" | "more" | "less" | "as-well-as" | "part-of" | "reverse" | "other-than" | "early" | "late" | "before" | "after";
                            id: string;
                            likelihood: number | null;
                            node: string;
                            reviewed: boolean;
                            safeguards: string;
                        }[];
                        limits: {
                            alarpFrom: number;
                            intolerableFrom: number;
                        };
                        matrix: {
                            consequence: number;
                            id: string;
                            likelihood: number;
                            note: string;
                            reviewed: boolean;
                            title: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Store a new version of the worksheet; refused where somebody else stored one meanwhile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        industryId: number;
                        savedAt: string | null;
                        savedBy: string | null;
                        version: number;
                        worksheet: {
                            bowTies: {
                                consequences: {
                                    barriers: {
                                        id: string;
                                        /** @enum {string} */
                                        state: "in-place" | "degraded" | "missing";
                                        title: string;
                                    }[];
                                    id: string;
                                    title: string;
                                }[];
                                hazard: string;
                                id: string;
                                reviewed: boolean;
                                threats: {
                                    barriers: {
                                        id: string;
                                        /** @enum {string} */
                                        state: "in-place" | "degraded" | "missing";
                                        title: string;
                                    }[];
                                    id: string;
                                    title: string;
                                }[];
                                topEvent: string;
                            }[];
                            hazop: {
                                actions: {
                                    done: boolean;
                                    dueOn: string | null;
                                    id: string;
                                    owner: string;
                                    title: string;
                                }[];
                                causes: string;
                                consequence: number | null;
                                consequences: string;
                                deviation: string;
                                /** @enum {string} */
                                guideword: "no" | "more" | "less" | "as-well-as" | "part-of" | "reverse" | "other-than" | "early" | "late" | "before" | "after";
                                id: string;
                                likelihood: number | null;
                                node: string;
                                reviewed: boolean;
                                safeguards: string;
                            }[];
                            limits: {
                                alarpFrom: number;
                                intolerableFrom: number;
                            };
                            matrix: {
                                consequence: number;
                                id: string;
                                likelihood: number;
                                note: string;
                                reviewed: boolean;
                                title: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the stock of a site stands: legal thresholds, bad neighbours, expiry, content by location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readStandingFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worst case of one site now and in each of the next 48 hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alternative: {
                            casNo: string;
                            chemical: string;
                            chemicalId: string;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            inventoryItemId: number;
                            /** @enum {string} */
                            kind: "worst" | "alternative";
                            level: string;
                            present: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            } | null;
                            quantityKg: number;
                            reference: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            };
                            scenario: components["schemas"]["ScenarioDocument"];
                        } | null;
                        computedAt: string | null;
                        due: boolean;
                        engineVersion: string | null;
                        forecast: {
                            ageS: number;
                            /** Format: date-time */
                            receivedAt: string;
                            /** @enum {string} */
                            source: "open-meteo" | "weatherapi";
                            stale: boolean;
                            utcOffsetMin: number;
                        } | null;
                        forecastReason: string | null;
                        hours: {
                            beyondRange: boolean;
                            night: boolean;
                            overSchool: boolean;
                            reachM: number | null;
                            stability: ("A" | "B" | "C" | "D" | "E" | "F") | null;
                            /** Format: date-time */
                            time: string;
                            windFromDeg: number;
                            windSpeedMs: number;
                        }[];
                        industryId: number;
                        industryName: string;
                        leftOut: {
                            casNo: string;
                            /** @enum {string} */
                            why: "not-in-library" | "mass-unknown" | "not-modelled";
                        }[];
                        nearestSchool: {
                            bearingDeg: number;
                            distanceM: number;
                            insideAround: boolean;
                            insideNow: boolean | null;
                            name: string;
                        } | null;
                        overtakenBy: {
                            casNo: string;
                            chemical: string;
                            farthest: {
                                beyondRange: boolean;
                                reachM: number;
                                /** Format: date-time */
                                time: string;
                            } | null;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            hours: number;
                            level: string;
                            present: {
                                beyondRange: boolean;
                                reachM: number;
                            } | null;
                            quantityKg: number;
                        }[];
                        peopleAround: number;
                        present: {
                            beyondRange: boolean;
                            hospitals: number;
                            people: number;
                            reachM: number;
                            receptors: number;
                            scenario: components["schemas"]["ScenarioDocument"];
                            schools: number;
                            /** @enum {string} */
                            stability: "A" | "B" | "C" | "D" | "E" | "F";
                            weather: {
                                ageS: number;
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                of: "observation" | "forecast";
                                /** @enum {string} */
                                source: "open-meteo" | "weatherapi" | "entered" | "station";
                                stale: boolean;
                            };
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                        presentMissing: ("weather" | "model") | null;
                        presentReason: string | null;
                        sample: boolean;
                        /** @enum {string} */
                        state: "waiting" | "computed" | "no-position" | "no-stock" | "no-case";
                        warnings: ({
                            beyondRange: boolean;
                            /** @constant */
                            code: "calm-stable-night";
                            /** Format: date-time */
                            from: string;
                            presentReachM: number | null;
                            reachM: number;
                            /** Format: date-time */
                            to: string;
                            windSpeedMs: number;
                        } | {
                            beyondRange: boolean;
                            /** @constant */
                            code: "towards-school";
                            distanceM: number;
                            /** Format: date-time */
                            from: string;
                            reachM: number;
                            school: string;
                            /** Format: date-time */
                            to: string;
                        } | {
                            /** @constant */
                            code: "school-inside";
                            distanceM: number;
                            school: string;
                        })[];
                        worst: {
                            casNo: string;
                            chemical: string;
                            chemicalId: string;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            inventoryItemId: number;
                            /** @enum {string} */
                            kind: "worst" | "alternative";
                            level: string;
                            quantityKg: number;
                            reference: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            };
                            scenario: components["schemas"]["ScenarioDocument"];
                        } | null;
                        worstHour: {
                            beyondRange: boolean;
                            people: number;
                            reachM: number;
                            /** @enum {string} */
                            stability: "A" | "B" | "C" | "D" | "E" | "F";
                            /** Format: date-time */
                            time: string;
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    computeStandingFootprint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compute the worst case of one site anew, now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alternative: {
                            casNo: string;
                            chemical: string;
                            chemicalId: string;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            inventoryItemId: number;
                            /** @enum {string} */
                            kind: "worst" | "alternative";
                            level: string;
                            present: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            } | null;
                            quantityKg: number;
                            reference: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            };
                            scenario: components["schemas"]["ScenarioDocument"];
                        } | null;
                        computedAt: string | null;
                        due: boolean;
                        engineVersion: string | null;
                        forecast: {
                            ageS: number;
                            /** Format: date-time */
                            receivedAt: string;
                            /** @enum {string} */
                            source: "open-meteo" | "weatherapi";
                            stale: boolean;
                            utcOffsetMin: number;
                        } | null;
                        forecastReason: string | null;
                        hours: {
                            beyondRange: boolean;
                            night: boolean;
                            overSchool: boolean;
                            reachM: number | null;
                            stability: ("A" | "B" | "C" | "D" | "E" | "F") | null;
                            /** Format: date-time */
                            time: string;
                            windFromDeg: number;
                            windSpeedMs: number;
                        }[];
                        industryId: number;
                        industryName: string;
                        leftOut: {
                            casNo: string;
                            /** @enum {string} */
                            why: "not-in-library" | "mass-unknown" | "not-modelled";
                        }[];
                        nearestSchool: {
                            bearingDeg: number;
                            distanceM: number;
                            insideAround: boolean;
                            insideNow: boolean | null;
                            name: string;
                        } | null;
                        overtakenBy: {
                            casNo: string;
                            chemical: string;
                            farthest: {
                                beyondRange: boolean;
                                reachM: number;
                                /** Format: date-time */
                                time: string;
                            } | null;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            hours: number;
                            level: string;
                            present: {
                                beyondRange: boolean;
                                reachM: number;
                            } | null;
                            quantityKg: number;
                        }[];
                        peopleAround: number;
                        present: {
                            beyondRange: boolean;
                            hospitals: number;
                            people: number;
                            reachM: number;
                            receptors: number;
                            scenario: components["schemas"]["ScenarioDocument"];
                            schools: number;
                            /** @enum {string} */
                            stability: "A" | "B" | "C" | "D" | "E" | "F";
                            weather: {
                                ageS: number;
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                of: "observation" | "forecast";
                                /** @enum {string} */
                                source: "open-meteo" | "weatherapi" | "entered" | "station";
                                stale: boolean;
                            };
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                        presentMissing: ("weather" | "model") | null;
                        presentReason: string | null;
                        sample: boolean;
                        /** @enum {string} */
                        state: "waiting" | "computed" | "no-position" | "no-stock" | "no-case";
                        warnings: ({
                            beyondRange: boolean;
                            /** @constant */
                            code: "calm-stable-night";
                            /** Format: date-time */
                            from: string;
                            presentReachM: number | null;
                            reachM: number;
                            /** Format: date-time */
                            to: string;
                            windSpeedMs: number;
                        } | {
                            beyondRange: boolean;
                            /** @constant */
                            code: "towards-school";
                            distanceM: number;
                            /** Format: date-time */
                            from: string;
                            reachM: number;
                            school: string;
                            /** Format: date-time */
                            to: string;
                        } | {
                            /** @constant */
                            code: "school-inside";
                            distanceM: number;
                            school: string;
                        })[];
                        worst: {
                            casNo: string;
                            chemical: string;
                            chemicalId: string;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            inventoryItemId: number;
                            /** @enum {string} */
                            kind: "worst" | "alternative";
                            level: string;
                            quantityKg: number;
                            reference: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            };
                            scenario: components["schemas"]["ScenarioDocument"];
                        } | null;
                        worstHour: {
                            beyondRange: boolean;
                            people: number;
                            reachM: number;
                            /** @enum {string} */
                            stability: "A" | "B" | "C" | "D" | "E" | "F";
                            /** Format: date-time */
                            time: string;
                            windFromDeg: number;
                            windSpeedMs: number;
                        } | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readWindClimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wind climate of a site from its stored weather records, where there are enough */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calmPercent: number;
                        classes: {
                            /** @enum {string} */
                            period: "day" | "night";
                            shares: number[];
                            /** @enum {string} */
                            stability: "A" | "B" | "C" | "D" | "E" | "F";
                            windSpeedMs: number;
                        }[] | null;
                        from: string | null;
                        hours: number;
                        months: number;
                        needed: {
                            hours: number;
                            months: number;
                        };
                        reason: string | null;
                        to: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWorstCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worst case of each chemical of a site in the rule's air, the farthest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cases: {
                            casNo: string;
                            chemical: string;
                            chemicalId: string;
                            /** @enum {string} */
                            hazard: "leak" | "flammable" | "fire" | "explosion";
                            inventoryItemId: number;
                            /** @enum {string} */
                            kind: "worst" | "alternative";
                            level: string;
                            quantityKg: number;
                            reference: {
                                beyondRange: boolean;
                                reachM: number;
                                /** @enum {string} */
                                stability: "A" | "B" | "C" | "D" | "E" | "F";
                                windSpeedMs: number;
                            };
                            scenario: components["schemas"]["ScenarioDocument"];
                        }[];
                        leftOut: {
                            casNo: string;
                            /** @enum {string} */
                            why: "not-in-library" | "mass-unknown" | "not-modelled";
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bulkIndustries: {
        parameters: {
            query?: {
                columns?: string;
                dryRun?: "true" | "false";
                onError?: "skip" | "refuse";
            };
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Bulk upload of industries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIndustryPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the industries are, for a map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        omitted: number;
                        points: {
                            district: string;
                            id: number;
                            industryName: string;
                            latitude: number;
                            longitude: number;
                            sample: boolean;
                        }[];
                        unplaced: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateInventoryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    casNo: string;
                    concentration: string;
                    /** Format: date */
                    dateExpired: string;
                    /** Format: date */
                    dateReceived: string;
                    hazardClass: string;
                    itemNo: string;
                    location: string;
                    productName: string;
                    quantity: number;
                    substanceName: string;
                    supplier: string;
                    /** @enum {string} */
                    unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change an inventory item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItem"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteInventoryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an inventory item */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Take up an invitation, once, with name and password */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description What the link of an invitation offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** Format: date-time */
                        expiresAt: string;
                        invitedBy: string;
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations that wait for an answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: {
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: number;
                            invitedBy: string;
                            places: string[];
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    language: "en" | "hi" | "gu" | "mr";
                    /** @enum {string} */
                    role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                    scope: {
                        industryIds: number[];
                        /** @enum {string} */
                        kind: "site" | "locality";
                    } | {
                        area: string;
                        /** @enum {string} */
                        kind: "district" | "state";
                    } | {
                        /** @constant */
                        kind: "all";
                    };
                };
            };
        };
        responses: {
            /** @description Invite a person; the one-time link is in this answer alone. An earlier invitation of the address ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: {
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: number;
                            invitedBy: string;
                            places: string[];
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                        };
                        mail: {
                            reason: string | null;
                            /** @enum {string} */
                            state: "sent" | "not-configured" | "failed";
                        };
                        path: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End an invitation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followLive: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes as server-sent events: `change` with topic and subject, `reset` when some were missed for good, `beat` as a sign of life */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMapTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                layer: "satellite" | "street";
                x: number;
                y: number;
                z: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One picture of a map service with a key, which the server adds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the installation is: servers, background jobs, queue, channels, weather, disk, versions, last backup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        audit: {
                            sealed: number;
                            unsealed: number;
                            unsealedSince: string | null;
                        };
                        backupAt: string | null;
                        channels: {
                            accepted: number;
                            /** @enum {string} */
                            channel: "web-push" | "email" | "sms" | "webhook" | "mqtt";
                            configured: boolean;
                            gaveUp: number;
                            lastAcceptedAt: string | null;
                            oldestS: number | null;
                            refused: number;
                            waiting: number;
                        }[];
                        databaseBytes: number;
                        engineVersion: string;
                        footprints: {
                            due: number;
                            failed: number;
                        };
                        migration: string | null;
                        postgres: string;
                        processes: {
                            alive: boolean;
                            diskFreeBytes: number | null;
                            diskTotalBytes: number | null;
                            host: string;
                            /** Format: uuid */
                            id: string;
                            jobs: {
                                failures: number;
                                job: string;
                                lastFailure: string | null;
                                lastFailureAt: string | null;
                                lastRoundAt: string | null;
                                rounds: number;
                            }[];
                            memoryBytes: number;
                            node: string;
                            pid: number;
                            /** @enum {string} */
                            role: "all" | "web" | "worker";
                            /** Format: date-time */
                            seenAt: string;
                            /** Format: date-time */
                            startedAt: string;
                            version: string;
                        }[];
                        sensorClocks: {
                            sensors: number;
                            serverS: number | null;
                            wrong: number;
                        };
                        version: string;
                        weather: {
                            /** Format: date-time */
                            at: string;
                            source: string;
                        } | null;
                        workerMissing: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "name" | "role" | "lastSeenAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who can sign in, as far as the one who asks may change them, and oneself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            /** Format: date-time */
                            createdAt: string;
                            deactivatedAt: string | null;
                            email: string;
                            fixed: ("self" | "demo") | null;
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            places: string[];
                            /** @enum {string} */
                            role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                            scope: {
                                industryIds: number[];
                                /** @enum {string} */
                                kind: "site" | "locality";
                            } | {
                                area: string;
                                /** @enum {string} */
                                kind: "district" | "state";
                            } | {
                                /** @constant */
                                kind: "all";
                            };
                            secondFactor: boolean;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                    scope: {
                        industryIds: number[];
                        /** @enum {string} */
                        kind: "site" | "locality";
                    } | {
                        area: string;
                        /** @enum {string} */
                        kind: "district" | "state";
                    } | {
                        /** @constant */
                        kind: "all";
                    };
                };
            };
        };
        responses: {
            /** @description Change role and scope; invitations the person has sent end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        deactivatedAt: string | null;
                        email: string;
                        fixed: ("self" | "demo") | null;
                        id: string;
                        lastSeenAt: string | null;
                        name: string;
                        places: string[];
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        secondFactor: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deactivatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take the right to sign in away; sessions, calendar addresses and sent invitations end at once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        deactivatedAt: string | null;
                        email: string;
                        fixed: ("self" | "demo") | null;
                        id: string;
                        lastSeenAt: string | null;
                        name: string;
                        places: string[];
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        secondFactor: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reactivatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give the right to sign in back, with the password there was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        deactivatedAt: string | null;
                        email: string;
                        fixed: ("self" | "demo") | null;
                        id: string;
                        lastSeenAt: string | null;
                        name: string;
                        places: string[];
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        secondFactor: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For a lost telephone: take the second step away; sessions end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        deactivatedAt: string | null;
                        email: string;
                        fixed: ("self" | "demo") | null;
                        id: string;
                        lastSeenAt: string | null;
                        name: string;
                        places: string[];
                        /** @enum {string} */
                        role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                        scope: {
                            industryIds: number[];
                            /** @enum {string} */
                            kind: "site" | "locality";
                        } | {
                            area: string;
                            /** @enum {string} */
                            kind: "district" | "state";
                        } | {
                            /** @constant */
                            kind: "all";
                        };
                        secondFactor: boolean;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listScopeAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Districts of the register and States of the country, to choose a scope from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        districts: string[];
                        states: string[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    confirmation: "ERASE";
                    emails?: string[];
                    names?: string[];
                    phones?: string[];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Erase one person: records go, mentions become a pseudonym; what stays is told with its reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        erased: {
                            column: string;
                            rows: number;
                            table: string;
                        }[];
                        kept: {
                            /** @enum {string} */
                            reason: "audit" | "published" | "another" | "place";
                            rows: number;
                            table: string;
                        }[];
                        pseudonym: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails?: string[];
                    names?: string[];
                    phones?: string[];
                };
            };
        };
        responses: {
            /** @description Everything about one person as one JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kept: {
                            /** @enum {string} */
                            reason: "audit" | "published" | "another" | "place";
                            rows: number;
                            table: string;
                        }[];
                        madeAt: string;
                        mentions: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                        records: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    lookForPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails?: string[];
                    names?: string[];
                    phones?: string[];
                };
            };
        };
        responses: {
            /** @description Where data about one person lie, by table and column, and what would stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kept: {
                            /** @enum {string} */
                            reason: "audit" | "published" | "another" | "place";
                            rows: number;
                            table: string;
                        }[];
                        places: {
                            column: string;
                            rows: number;
                            table: string;
                        }[];
                        records: {
                            certain: boolean;
                            email: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "account" | "stakeholder" | "follower" | "assessment-request" | "invitation";
                            name: string | null;
                            phone: string | null;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places by name: bundled gazetteer, or the configured online provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attribution: string;
                        places: components["schemas"]["Place"][];
                        source: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublicAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current public alerts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            actionText: string;
                            area: {
                                features: {
                                    geometry: {
                                        coordinates: [
                                            number,
                                            number
                                        ][][];
                                        /** @constant */
                                        type: "Polygon";
                                    };
                                    properties: {
                                        /** @enum {string} */
                                        severity: "severe" | "middle" | "mild";
                                    };
                                    /** @constant */
                                    type: "Feature";
                                }[];
                                /** @constant */
                                type: "FeatureCollection";
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            hazardText: string;
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            placeText: string;
                            /** Format: date-time */
                            releasedAt: string;
                            /** @enum {string} */
                            severity: "low" | "medium" | "high";
                            source: string;
                            /** @enum {string} */
                            state: "released" | "cancelled";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            timeText: string;
                            translations: {
                                gu?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                                hi?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                                mr?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                            };
                            version: number;
                        }[];
                        /** Format: date-time */
                        checkedAt: string;
                        message: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPlace: {
        parameters: {
            query: {
                latitude: number;
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current public alerts as seen from a place: in the zone, near, elsewhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            actionText: string;
                            area: {
                                features: {
                                    geometry: {
                                        coordinates: [
                                            number,
                                            number
                                        ][][];
                                        /** @constant */
                                        type: "Polygon";
                                    };
                                    properties: {
                                        /** @enum {string} */
                                        severity: "severe" | "middle" | "mild";
                                    };
                                    /** @constant */
                                    type: "Feature";
                                }[];
                                /** @constant */
                                type: "FeatureCollection";
                            } | null;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @enum {string} */
                            group: "inside" | "near" | "elsewhere";
                            hazardText: string;
                            /** Format: uuid */
                            id: string;
                            incidentId: string;
                            placeText: string;
                            relation: {
                                edgeBearingDeg: number;
                                edgeDistanceM: number;
                                inside: boolean;
                                severity: ("severe" | "middle" | "mild") | null;
                            } | null;
                            /** Format: date-time */
                            releasedAt: string;
                            /** @enum {string} */
                            severity: "low" | "medium" | "high";
                            source: string;
                            /** @enum {string} */
                            state: "released" | "cancelled";
                            /** @enum {string} */
                            status: "Actual" | "Exercise" | "Test";
                            timeText: string;
                            translations: {
                                gu?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                                hi?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                                mr?: {
                                    actionText: string;
                                    hazardText: string;
                                    placeText: string;
                                    smsText?: string;
                                    source: string;
                                    timeText: string;
                                };
                            };
                            version: number;
                        }[];
                        /** Format: date-time */
                        checkedAt: string;
                        latitude: number;
                        longitude: number;
                        message: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReceptors: {
        parameters: {
            query: {
                latitude: number;
                longitude: number;
                radiusM?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schools, hospitals, homes, services, water, fields and other places around a position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        omitted: number;
                        receptors: components["schemas"]["Receptor"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadReceptors: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All places as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bulkReceptors: {
        parameters: {
            query?: {
                columns?: string;
                dryRun?: "true" | "false";
                onError?: "skip" | "refuse";
            };
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Bulk upload of places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNearestEntities: {
        parameters: {
            query: {
                each?: number;
                latitude: number;
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nearest schools, hospitals, fire and police stations and shelters: distance, bearing, people, phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entities: {
                            bearingDeg: number;
                            distanceM: number;
                            id: string;
                            /** @enum {string} */
                            kind: "school" | "hospital" | "fire" | "police" | "shelter";
                            latitude: number;
                            longitude: number;
                            name: string;
                            people: number;
                            phone: string | null;
                            sample: boolean;
                        }[];
                        found: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReceptorRecords: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "name" | "kind" | "latitude" | "longitude" | "people" | "phone";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The register of places, paged, searched and sorted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            id: number;
                            /** @enum {string} */
                            kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                            latitude: number;
                            longitude: number;
                            name: string;
                            people: number;
                            phone: string | null;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createReceptorRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                    latitude: number;
                    longitude: number;
                    name: string;
                    people: number;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Record a place */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                        latitude: number;
                        longitude: number;
                        name: string;
                        people: number;
                        phone: string | null;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readReceptorRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One place of the register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                        latitude: number;
                        longitude: number;
                        name: string;
                        people: number;
                        phone: string | null;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateReceptorRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                    latitude: number;
                    longitude: number;
                    name: string;
                    people: number;
                    phone?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        kind: "school" | "hospital" | "residential" | "industry" | "market" | "fire" | "police" | "shelter" | "water" | "farmland" | "other";
                        latitude: number;
                        longitude: number;
                        name: string;
                        people: number;
                        phone: string | null;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteReceptorRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a place */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRiskStudies: {
        parameters: {
            query: {
                industryId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Risk studies of an industry in their newest versions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        omitted: number;
                        studies: {
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
                            engineVersion: string;
                            highestPerYear: number;
                            /** Format: uuid */
                            id: string;
                            industryId: number;
                            industryName: string;
                            newest: number;
                            pll: number;
                            sample: boolean;
                            studyHash: string;
                            title: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createRiskStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: unknown;
                    industryId: number;
                    studyId: string | null;
                    version: 0 | number;
                };
            };
        };
        responses: {
            /** @description Reckon a risk study and store it as a new version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        document: unknown;
                        engineVersion: string;
                        highestPerYear: number;
                        /** Format: uuid */
                        id: string;
                        industryId: number;
                        industryName: string;
                        newest: number;
                        pll: number;
                        result: unknown;
                        sample: boolean;
                        studyHash: string;
                        title: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRiskStudy: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version of a risk study, complete; the newest unless one is named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        document: unknown;
                        engineVersion: string;
                        highestPerYear: number;
                        /** Format: uuid */
                        id: string;
                        industryId: number;
                        industryName: string;
                        newest: number;
                        pll: number;
                        result: unknown;
                        sample: boolean;
                        studyHash: string;
                        title: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRmpTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description EPA’s look-up tables for toxic gases as the operator of this installation has brought them; null: none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tables: components["schemas"]["RmpTables"] | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                exercises?: "with" | "without";
                industryId?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest runs, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        runs: components["schemas"]["RunSummary"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunInput"];
            };
        };
        responses: {
            /** @description Run a scenario and store inputs and result */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One run, complete */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    proposeAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A warning text proposed from a run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInput"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRunReport: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stored run on A4 paper: zones, who is inside, what to do, inputs and doubts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSensors: {
        parameters: {
            query: {
                industryId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sensors of a site with newest value, age and health */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sensors: {
                            alarm: boolean;
                            alarmHigh: number | null;
                            alarmLow: number | null;
                            alarmReadings: number;
                            alarmSeconds: number | null;
                            averagingS: number;
                            cas: string | null;
                            chemical: string | null;
                            code: string;
                            detectionLimit: number | null;
                            drillId: number | null;
                            /** @enum {string} */
                            health: "never-heard" | "silent" | "wrong-clock" | "stuck" | "drifting" | "well";
                            heightM: number;
                            id: number;
                            industryId: number;
                            /** @enum {string} */
                            kind: "gas" | "weather" | "alarm-contact";
                            latest: {
                                ageS: number;
                                /** Format: date-time */
                                at: string;
                                late: boolean;
                                value: number;
                            } | null;
                            latitude: number;
                            longitude: number;
                            /** @enum {string} */
                            measure: "concentration" | "wind-speed" | "wind-from" | "temperature" | "humidity" | "cloud" | "pressure" | "contact";
                            name: string;
                            recent: {
                                /** Format: date-time */
                                at: string;
                                value: number;
                            }[];
                            silentAfterS: number;
                            /** @enum {string} */
                            unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                            version: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSensor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alarmHigh: number | null;
                    alarmLow: number | null;
                    alarmReadings: number;
                    alarmSeconds: number | null;
                    averagingS: number;
                    cas: string | null;
                    code: string;
                    detectionLimit: number | null;
                    heightM: number;
                    industryId: number;
                    latitude: number;
                    longitude: number;
                    /** @enum {string} */
                    measure: "concentration" | "wind-speed" | "wind-from" | "temperature" | "humidity" | "cloud" | "pressure" | "contact";
                    name: string;
                    silentAfterS: number;
                    /** @enum {string} */
                    unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                };
            };
        };
        responses: {
            /** @description Register a sensor */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alarm: boolean;
                        alarmHigh: number | null;
                        alarmLow: number | null;
                        alarmReadings: number;
                        alarmSeconds: number | null;
                        averagingS: number;
                        cas: string | null;
                        chemical: string | null;
                        code: string;
                        detectionLimit: number | null;
                        drillId: number | null;
                        /** @enum {string} */
                        health: "never-heard" | "silent" | "wrong-clock" | "stuck" | "drifting" | "well";
                        heightM: number;
                        id: number;
                        industryId: number;
                        /** @enum {string} */
                        kind: "gas" | "weather" | "alarm-contact";
                        latest: {
                            ageS: number;
                            /** Format: date-time */
                            at: string;
                            late: boolean;
                            value: number;
                        } | null;
                        latitude: number;
                        longitude: number;
                        /** @enum {string} */
                        measure: "concentration" | "wind-speed" | "wind-from" | "temperature" | "humidity" | "cloud" | "pressure" | "contact";
                        name: string;
                        recent: {
                            /** Format: date-time */
                            at: string;
                            value: number;
                        }[];
                        silentAfterS: number;
                        /** @enum {string} */
                        unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSensor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alarmHigh: number | null;
                    alarmLow: number | null;
                    alarmReadings: number;
                    alarmSeconds: number | null;
                    averagingS: number;
                    cas: string | null;
                    code: string;
                    detectionLimit: number | null;
                    heightM: number;
                    industryId: number;
                    latitude: number;
                    longitude: number;
                    /** @enum {string} */
                    measure: "concentration" | "wind-speed" | "wind-from" | "temperature" | "humidity" | "cloud" | "pressure" | "contact";
                    name: string;
                    silentAfterS: number;
                    /** @enum {string} */
                    unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Change a sensor; its site and what it measures stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alarm: boolean;
                        alarmHigh: number | null;
                        alarmLow: number | null;
                        alarmReadings: number;
                        alarmSeconds: number | null;
                        averagingS: number;
                        cas: string | null;
                        chemical: string | null;
                        code: string;
                        detectionLimit: number | null;
                        drillId: number | null;
                        /** @enum {string} */
                        health: "never-heard" | "silent" | "wrong-clock" | "stuck" | "drifting" | "well";
                        heightM: number;
                        id: number;
                        industryId: number;
                        /** @enum {string} */
                        kind: "gas" | "weather" | "alarm-contact";
                        latest: {
                            ageS: number;
                            /** Format: date-time */
                            at: string;
                            late: boolean;
                            value: number;
                        } | null;
                        latitude: number;
                        longitude: number;
                        /** @enum {string} */
                        measure: "concentration" | "wind-speed" | "wind-from" | "temperature" | "humidity" | "cloud" | "pressure" | "contact";
                        name: string;
                        recent: {
                            /** Format: date-time */
                            at: string;
                            value: number;
                        }[];
                        silentAfterS: number;
                        /** @enum {string} */
                        unit: "ppm" | "ppb" | "mg/m3" | "m/s" | "km/h" | "kn" | "deg" | "degC" | "K" | "percent" | "hPa" | "Pa" | "on-off";
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retireSensor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a sensor out of use; its readings are kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReadings: {
        parameters: {
            query?: {
                minutes?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Readings of the last minutes, thinned to at most 360 steps of time with mean, least and most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        points: {
                            /** Format: date-time */
                            at: string;
                            count: number;
                            least: number;
                            mean: number;
                            most: number;
                        }[];
                        stepS: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    ingestReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Readings of a site's sensors, at most 1,000: one JSON object per line, or a JSON array; wrong rows are told one by one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duplicates: number;
                        late: number;
                        outOfOrder: number;
                        received: number;
                        refused: {
                            field: string | null;
                            line: number;
                            reason: string;
                            sensor: string | null;
                        }[];
                        stored: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in; sets the XSRF-TOKEN cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** Format: email */
                    email: string;
                    passkey?: {
                        clientExtensionResults: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    password: string;
                };
            };
        };
        responses: {
            /** @description Sign in with e-mail and password, and a code or a passkey where a second step is set up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signInDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    place?: true;
                    /** @enum {string} */
                    role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                };
            };
        };
        responses: {
            /** @description Demo mode only: sign in as a role with one click; with `place` as somebody who answers for a place of the samples */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passkey: {
                        clientExtensionResults: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description Sign in with a passkey, which is both steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for a passkey with, to sign in or as the second step; within five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        /** @constant */
                        userVerification: "required";
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Change your password; other sessions end */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signInWithProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Sign in with the query that the identity provider sent the browser back with; a second step may be asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginProviderSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the identity provider to go to; it sends the browser back to /SignIn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        address: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    finishProviderSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    passkey?: {
                        clientExtensionResults: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description The second step after the identity provider, within five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Live mode, once: make the first administrator with the printed link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSiteImage: {
        parameters: {
            query?: {
                size?: "whole" | "small";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One picture of a site, whole or small */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeSiteImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a picture of a site */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readStakeholder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person in one group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        contactNumber: string;
                        contactNumberProvedAt: string | null;
                        department: string | null;
                        designation: string;
                        emailAddress: string;
                        emailAddressProvedAt: string | null;
                        externalId: string;
                        /** @enum {string} */
                        group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        id: number;
                        name: string;
                        onDutyUntil: string | null;
                        personId: number;
                        role: string;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateStakeholder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    contactNumber: string;
                    department?: string;
                    designation: string;
                    emailAddress: string;
                    name: string;
                    role: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a person in a group; name and contacts change in every group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        contactNumber: string;
                        contactNumberProvedAt: string | null;
                        department: string | null;
                        designation: string;
                        emailAddress: string;
                        emailAddressProvedAt: string | null;
                        externalId: string;
                        /** @enum {string} */
                        group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        id: number;
                        name: string;
                        onDutyUntil: string | null;
                        personId: number;
                        role: string;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteStakeholder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a person out of a group; out of the last one, the person is forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readStakeholderCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person: groups, contacts and their proofs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            contactNumber: boolean;
                            emailAddress: boolean;
                        };
                        pending: {
                            attemptsLeft: number;
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            sentAt: string;
                            sentBy: string;
                        }[];
                        places: {
                            address: string;
                            contactNumber: string;
                            contactNumberProvedAt: string | null;
                            department: string | null;
                            designation: string;
                            emailAddress: string;
                            emailAddressProvedAt: string | null;
                            externalId: string;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            id: number;
                            name: string;
                            onDutyUntil: string | null;
                            personId: number;
                            role: string;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        proofs: {
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            current: boolean;
                            /** @enum {string} */
                            method: "call" | "code";
                            /** Format: date-time */
                            provedAt: string;
                            provedBy: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    contact: "contactNumber" | "emailAddress";
                };
            };
        };
        responses: {
            /** @description Send a code to a contact */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            contactNumber: boolean;
                            emailAddress: boolean;
                        };
                        pending: {
                            attemptsLeft: number;
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            sentAt: string;
                            sentBy: string;
                        }[];
                        places: {
                            address: string;
                            contactNumber: string;
                            contactNumberProvedAt: string | null;
                            department: string | null;
                            designation: string;
                            emailAddress: string;
                            emailAddressProvedAt: string | null;
                            externalId: string;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            id: number;
                            name: string;
                            onDutyUntil: string | null;
                            personId: number;
                            role: string;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        proofs: {
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            current: boolean;
                            /** @enum {string} */
                            method: "call" | "code";
                            /** Format: date-time */
                            provedAt: string;
                            provedBy: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    enterContactCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @enum {string} */
                    contact: "contactNumber" | "emailAddress";
                };
            };
        };
        responses: {
            /** @description Enter the code that the person told: the contact is proved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            contactNumber: boolean;
                            emailAddress: boolean;
                        };
                        pending: {
                            attemptsLeft: number;
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            sentAt: string;
                            sentBy: string;
                        }[];
                        places: {
                            address: string;
                            contactNumber: string;
                            contactNumberProvedAt: string | null;
                            department: string | null;
                            designation: string;
                            emailAddress: string;
                            emailAddressProvedAt: string | null;
                            externalId: string;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            id: number;
                            name: string;
                            onDutyUntil: string | null;
                            personId: number;
                            role: string;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        proofs: {
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            current: boolean;
                            /** @enum {string} */
                            method: "call" | "code";
                            /** Format: date-time */
                            provedAt: string;
                            provedBy: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    contact: "contactNumber" | "emailAddress";
                };
            };
        };
        responses: {
            /** @description Confirmed by phone: the caller vouches for a contact, with name and time */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            contactNumber: boolean;
                            emailAddress: boolean;
                        };
                        pending: {
                            attemptsLeft: number;
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            sentAt: string;
                            sentBy: string;
                        }[];
                        places: {
                            address: string;
                            contactNumber: string;
                            contactNumberProvedAt: string | null;
                            department: string | null;
                            designation: string;
                            emailAddress: string;
                            emailAddressProvedAt: string | null;
                            externalId: string;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            id: number;
                            name: string;
                            onDutyUntil: string | null;
                            personId: number;
                            role: string;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        proofs: {
                            /** @enum {string} */
                            contact: "contactNumber" | "emailAddress";
                            current: boolean;
                            /** @enum {string} */
                            method: "call" | "code";
                            /** Format: date-time */
                            provedAt: string;
                            provedBy: string;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    summariseStakeholders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The six groups: how many people, how many with contacts to prove, who is on duty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: {
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            onDuty: string[];
                            people: number;
                            toProve: number;
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStakeholders: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                page?: number;
                pageSize?: number;
                proof?: "any" | "open";
                search?: string;
                sort?: "name" | "designation" | "department" | "role" | "contactNumber" | "emailAddress" | "address";
            };
            header?: never;
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The directory of a group, paged, searched and sorted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            address: string;
                            contactNumber: string;
                            contactNumberProvedAt: string | null;
                            department: string | null;
                            designation: string;
                            emailAddress: string;
                            emailAddressProvedAt: string | null;
                            externalId: string;
                            /** @enum {string} */
                            group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                            groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                            id: number;
                            name: string;
                            onDutyUntil: string | null;
                            personId: number;
                            role: string;
                            sample: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createStakeholder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    contactNumber: string;
                    department?: string;
                    designation: string;
                    emailAddress: string;
                    name: string;
                    role: string;
                };
            };
        };
        responses: {
            /** @description Add a person to a group; the same name and e-mail address in another group is the same person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        contactNumber: string;
                        contactNumberProvedAt: string | null;
                        department: string | null;
                        designation: string;
                        emailAddress: string;
                        emailAddressProvedAt: string | null;
                        externalId: string;
                        /** @enum {string} */
                        group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
                        groups: ("central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth")[];
                        id: number;
                        name: string;
                        onDutyUntil: string | null;
                        personId: number;
                        role: string;
                        sample: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadStakeholders: {
        parameters: {
            query?: {
                proof?: "any" | "open";
                search?: string;
            };
            header?: never;
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The directory of a group as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bulkStakeholders: {
        parameters: {
            query?: {
                columns?: string;
                dryRun?: "true" | "false";
                onError?: "skip" | "refuse";
            };
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Bulk upload of a directory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readRota: {
        parameters: {
            query?: {
                days?: number;
                from?: string;
            };
            header?: never;
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The duty rota of a group over some days, with gaps and overlaps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        from: string;
                        gaps: {
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            to: string;
                        }[];
                        nextChange: {
                            /** Format: date-time */
                            at: string;
                            onDuty: string[];
                        } | null;
                        /** Format: date-time */
                        now: string;
                        onDuty: {
                            contactNumber: string;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            memberId: number;
                            name: string;
                            personId: number;
                            role: string;
                            /** Format: date-time */
                            startsAt: string;
                            version: number;
                        }[];
                        overlaps: {
                            /** Format: date-time */
                            from: string;
                            names: string[];
                            /** Format: date-time */
                            to: string;
                        }[];
                        shifts: {
                            contactNumber: string;
                            /** Format: date-time */
                            endsAt: string;
                            id: number;
                            memberId: number;
                            name: string;
                            personId: number;
                            role: string;
                            /** Format: date-time */
                            startsAt: string;
                            version: number;
                        }[];
                        /** Format: date-time */
                        to: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                group: "central_core_team" | "incident_management_team" | "l0auth" | "l1auth" | "l2auth" | "l3auth";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    endsAt: string;
                    memberId: number;
                    /** Format: date-time */
                    startsAt: string;
                };
            };
        };
        responses: {
            /** @description Put a member of a group on duty */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contactNumber: string;
                        /** Format: date-time */
                        endsAt: string;
                        id: number;
                        memberId: number;
                        name: string;
                        personId: number;
                        role: string;
                        /** Format: date-time */
                        startsAt: string;
                        version: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStandingFootprints: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                hazard?: "leak" | "flammable" | "fire" | "explosion";
                page?: number;
                pageSize?: number;
                search?: string;
                sort?: "industryName" | "reachM" | "people" | "worstReachM" | "computedAt";
                state?: "waiting" | "computed" | "no-position" | "no-stock" | "no-case";
                warning?: "calm-stable-night" | "towards-school" | "school-inside";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worst case of every site, kept up to date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: number;
                        pageSize: number;
                        rows: {
                            basis: ("present" | "reference") | null;
                            chemical: string | null;
                            computedAt: string | null;
                            district: string;
                            due: boolean;
                            hazard: string | null;
                            industryId: number;
                            industryName: string;
                            latitude: number | null;
                            level: string | null;
                            longitude: number | null;
                            people: number | null;
                            reachM: number | null;
                            sample: boolean;
                            /** @enum {string} */
                            state: "waiting" | "computed" | "no-position" | "no-stock" | "no-case";
                            warnings: ("calm-stable-night" | "towards-school" | "school-inside")[];
                            worstAt: string | null;
                            worstReachM: number | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readStandingJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the background job has come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        computed: number;
                        due: number;
                        failed: number;
                        lastFailure: string | null;
                        oldestComputedAt: string | null;
                        on: boolean;
                        running: number;
                        sites: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mode, versions, configured map layers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["System"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTraining: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three topics: texts, videos, case studies and questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        topics: components["schemas"]["TrainingTopic"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTrainingAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own attempts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attempts: {
                            /** Format: date-time */
                            at: string;
                            certificate: string | null;
                            /** Format: uuid */
                            id: string;
                            passed: boolean;
                            questions: number;
                            right: number;
                            /** @enum {string} */
                            topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    attemptTrainingQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: number[];
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "hi" | "gu" | "mr";
                    /** @enum {string} */
                    topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
                };
            };
        };
        responses: {
            /** @description Answer the quiz of a topic; a certificate follows from 80 % */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedAttempt"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTrainingCaptions: {
        parameters: {
            query?: {
                language?: "en" | "hi" | "gu" | "mr";
            };
            header?: never;
            path: {
                clip: "plume-grows" | "day-and-night" | "in-and-out" | "wind-turns" | "bigger-hole" | "fireball" | "minutes-to-act" | "dose-adds-up" | "open-the-windows";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Captions of a clip as WebVTT */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vtt": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTrainingCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a certificate is genuine, and what it says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addTrainingLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @enum {string} */
                    topic: "leak-hazards" | "vulnerability-assessment" | "early-warning";
                    url: string;
                };
            };
        };
        responses: {
            /** @description Add a link to a topic */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingLink"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeTrainingLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a link */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVulnerabilityIndex: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the Industrial Vulnerability Index is made of, per site; what is not known is null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        omitted: number;
                        sites: {
                            district: string;
                            entry: string | null;
                            id: number;
                            industryName: string;
                            kinds: ("chemical" | "oil" | "gas")[];
                            latitude: number | null;
                            longitude: number | null;
                            notClassified: string[];
                            sample: boolean;
                            state: string | null;
                            values: {
                                contacts: number | null;
                                hospitals: number | null;
                                peopleInReach: number | null;
                                peopleNear: number | null;
                                reach: number | null;
                                responders: number | null;
                                sensitiveInReach: number | null;
                                stock: number | null;
                            };
                            worst: {
                                chemical: string;
                                hazard: string;
                                level: string;
                            } | null;
                        }[];
                        waiting: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSiteCases: {
        parameters: {
            query: {
                industries: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worst credible releases, fires and explosions of several sites, for whoever computes them together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sites: {
                            cases: {
                                casNo: string;
                                chemical: string;
                                /** @enum {string} */
                                hazard: "leak" | "fire" | "explosion";
                                quantityKg: number;
                                scenario: components["schemas"]["ScenarioDocument"];
                            }[];
                            industryId: number;
                            leftOut: string[];
                        }[];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readWeather: {
        parameters: {
            query: {
                latitude: number;
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current weather at a position, or the last known with its age */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherAnswer"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    enterWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key gets the first answer */
                "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                "x-xsrf-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeatherEntry"];
            };
        };
        responses: {
            /** @description Enter observed weather by hand */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    weatherByPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lat: number;
                lng: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current weather by position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherCompat"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    weatherByCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                city: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current weather by city */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherCompat"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readWeatherForecast: {
        parameters: {
            query: {
                latitude: number;
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hourly weather of the next 48 hours at a position, with its source and age, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forecast: {
                            ageS: number;
                            distanceM: number;
                            hours: {
                                cloudPercent: number;
                                humidityPercent: number;
                                precipitationMm: number;
                                shortwaveWm2: number | null;
                                temperatureC: number;
                                /** Format: date-time */
                                time: string;
                                windFromDeg: number;
                                windSpeedMs: number;
                            }[];
                            latitude: number;
                            longitude: number;
                            /** Format: date-time */
                            receivedAt: string;
                            /** @enum {string} */
                            source: "open-meteo" | "weatherapi";
                            stale: boolean;
                            utcOffsetMin: number;
                        } | null;
                        reason: string | null;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCapMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One public CAP 1.2 message, also after it has expired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/cap+xml": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCapFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current public alerts as an Atom feed of CAP messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    integrationWeatherByCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                city: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current weather by city */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherCompat"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prometheus metrics, for whoever brings METRICS_TOKEN as a bearer token; without one set, for this machine alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process can serve: database and migrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
