// Made by `npm run generate` from the routes of the contract. Do not edit.
import type { ScenarioDocument, RunResult } from "@hazardguard/engine";
export interface paths {
    readonly "/api/alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Latest alerts, newest first */
        readonly get: operations["listAlerts"];
        readonly put?: never;
        /** Store a draft warning */
        readonly post: operations["draftAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One alert */
        readonly get: operations["readAlert"];
        /** Change a draft warning */
        readonly put: operations["updateAlert"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/chemicals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The chemical library: names, CAS numbers, what can be modelled */
        readonly get: operations["listChemicals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Industries, paged, searched and sorted */
        readonly get: operations["listIndustries"];
        readonly put?: never;
        /** On-board an industry */
        readonly post: operations["createIndustry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All industries as CSV */
        readonly get: operations["downloadIndustries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One industry */
        readonly get: operations["readIndustry"];
        /** Change an industry */
        readonly put: operations["updateIndustry"];
        readonly post?: never;
        /** Delete an industry with its inventory */
        readonly delete: operations["deleteIndustry"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries/{id}/inventory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Inventory of an industry, paged */
        readonly get: operations["listInventory"];
        readonly put?: never;
        /** Add an inventory item */
        readonly post: operations["createInventoryItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries/{id}/inventory.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Inventory as CSV */
        readonly get: operations["downloadInventory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries/{id}/inventory/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bulk upload of inventory items */
        readonly post: operations["bulkInventory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/industries/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bulk upload of industries */
        readonly post: operations["bulkIndustries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change an inventory item */
        readonly put: operations["updateInventoryItem"];
        readonly post?: never;
        /** Delete an inventory item */
        readonly delete: operations["deleteInventoryItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Places by name: bundled gazetteer, or the configured online provider */
        readonly get: operations["searchPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/receptors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Schools, hospitals, homes, industries and markets around a position */
        readonly get: operations["listReceptors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Latest runs, newest first */
        readonly get: operations["listRuns"];
        readonly put?: never;
        /** Run a scenario and store inputs and result */
        readonly post: operations["createRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One run, complete */
        readonly get: operations["readRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/runs/{id}/alert-proposal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A warning text proposed from a run */
        readonly get: operations["proposeAlert"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in; sets the XSRF-TOKEN cookie */
        readonly get: operations["readSession"];
        readonly put?: never;
        /** Sign in with e-mail and password */
        readonly post: operations["signIn"];
        /** Sign out */
        readonly delete: operations["signOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session/demo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Demo mode only: sign in as a role with one click */
        readonly post: operations["signInDemo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change your password; other sessions end */
        readonly put: operations["changePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Live mode, once: make the first administrator with the printed link */
        readonly post: operations["setup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/system": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Mode, versions, configured map layers */
        readonly get: operations["readSystem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/weather": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Current weather at a position, or the last known with its age */
        readonly get: operations["readWeather"];
        readonly put?: never;
        /** Enter observed weather by hand */
        readonly post: operations["enterWeather"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/weather/currentWeather/{lat}/{lng}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Current weather by position */
        readonly get: operations["weatherByPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/weather/currentWeather/city/{city}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Current weather by city */
        readonly get: operations["weatherByCity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process is alive */
        readonly get: operations["healthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process can serve: database and migrations */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Account: {
            readonly email: string;
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
        };
        readonly Alert: {
            readonly actionText: string;
            readonly area: unknown;
            readonly caveats: readonly string[];
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly hazardText: string;
            /** Format: uuid */
            readonly id: string;
            readonly incidentDescription: string;
            readonly incidentId: string;
            /** @enum {string} */
            readonly incidentSeverity: "low" | "medium" | "high";
            readonly industryId: number | null;
            readonly industryName: string;
            readonly peopleInside: number;
            readonly placeText: string;
            /** Format: uuid */
            readonly runId: string;
            readonly source: string;
            /** @enum {string} */
            readonly state: "draft";
            /** @enum {string} */
            readonly status: "Actual" | "Exercise" | "Test";
            readonly timeText: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly version: number;
        };
        readonly AlertInput: {
            readonly actionText: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly hazardText: string;
            readonly incidentDescription: string;
            readonly incidentId: string;
            /** @enum {string} */
            readonly incidentSeverity: "low" | "medium" | "high";
            readonly placeText: string;
            /** Format: uuid */
            readonly runId: string;
            readonly source: string;
            /** @enum {string} */
            readonly status: "Actual" | "Exercise" | "Test";
            readonly timeText: string;
        };
        readonly BulkError: {
            readonly column: string | null;
            readonly line: number;
            readonly reason: string;
            readonly value: string | null;
        };
        readonly BulkReport: {
            readonly accepted: number;
            readonly columns: readonly (string | null)[];
            readonly dryRun: boolean;
            readonly errors: readonly components["schemas"]["BulkError"][];
            readonly errorsOmitted: number;
            readonly message: string;
            readonly preview: readonly {
                readonly [key: string]: string;
            }[];
            readonly rejected: number;
            readonly rows: number;
            readonly written: number;
        };
        readonly Chemical: {
            readonly canModel: readonly ("leak" | "explosion")[];
            readonly casNo: string | null;
            readonly hazardClass: string | null;
            readonly id: string;
            readonly missing: readonly string[];
            readonly name: string;
            readonly synonyms: readonly string[];
        };
        readonly Error: {
            readonly error: {
                /** @enum {string} */
                readonly code: "invalid-input" | "all-fields-mandatory" | "not-signed-in" | "wrong-credentials" | "forbidden" | "bad-xsrf-token" | "not-found" | "conflict" | "industry-name-taken" | "edited-meanwhile" | "gone" | "too-large" | "unsupported-media-type" | "invalid-scenario" | "invalid-file" | "too-many-requests" | "internal" | "no-current-weather" | "provider-unavailable" | "unavailable";
                readonly fields?: readonly components["schemas"]["FieldProblem"][];
                readonly message: string;
                readonly requestId: string;
            };
        };
        readonly FieldProblem: {
            readonly allowed?: string;
            readonly field: string;
            readonly message: string;
            readonly value?: string;
        };
        readonly Health: {
            readonly checks: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly status: "ok" | "unavailable";
        };
        readonly Industry: {
            readonly district: string;
            readonly id: number;
            readonly industryName: string;
            readonly inventoryItems: number;
            readonly latitude: number | null;
            readonly longitude: number | null;
            readonly safetyTeamContact: string;
            readonly sample: boolean;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly version: number;
        };
        readonly IndustryInput: {
            readonly district: string;
            readonly industryName: string;
            readonly latitude: number;
            readonly longitude: number;
            readonly safetyTeamContact: string;
        };
        readonly InventoryInput: {
            readonly casNo: string;
            readonly concentration: string;
            /** Format: date */
            readonly dateExpired: string;
            /** Format: date */
            readonly dateReceived: string;
            readonly hazardClass: string;
            readonly itemNo: string;
            readonly location: string;
            readonly productName: string;
            readonly quantity: number;
            readonly substanceName: string;
            readonly supplier: string;
            /** @enum {string} */
            readonly unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
        };
        readonly InventoryItem: {
            readonly casNo: string;
            readonly chemicalId: string | null;
            readonly concentration: string;
            /** Format: date */
            readonly dateExpired: string;
            /** Format: date */
            readonly dateReceived: string;
            readonly hazardClass: string;
            readonly id: number;
            readonly industryId: number;
            readonly itemNo: string;
            readonly location: string;
            readonly productName: string;
            readonly quantity: number;
            readonly quantityKg: number | null;
            readonly sample: boolean;
            readonly substanceName: string;
            readonly supplier: string;
            readonly unit: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly version: number;
        };
        readonly MapLayer: {
            readonly attribution: string;
            readonly id: string;
            readonly maxZoom: number;
            readonly tiles: string;
            readonly title: string;
        };
        readonly Place: {
            readonly country: string;
            readonly latitude: number;
            readonly longitude: number;
            readonly name: string;
            readonly region: string | null;
        };
        readonly Receptor: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "school" | "hospital" | "residential" | "industry" | "market" | "other";
            readonly latitude: number;
            readonly longitude: number;
            readonly name: string;
            readonly people: number;
            readonly sample: boolean;
        };
        readonly Run: {
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: uuid */
            readonly id: string;
            readonly industryId: number | null;
            readonly industryName: string;
            readonly inventoryItemId: number | null;
            readonly result: components["schemas"]["RunResult"];
            readonly scenario: components["schemas"]["ScenarioDocument"];
            readonly weatherOrigin: {
                readonly ageS: number | null;
                readonly observedAt: string | null;
                /** @enum {string} */
                readonly source: "open-meteo" | "weatherapi" | "entered" | "last-known" | "manual";
            };
        };
        readonly RunInput: {
            readonly industryId: number;
            readonly inventoryItemId: number | null;
            readonly scenario: components["schemas"]["ScenarioDocument"];
            readonly weatherOrigin: {
                readonly ageS: number | null;
                readonly observedAt: string | null;
                /** @enum {string} */
                readonly source: "open-meteo" | "weatherapi" | "entered" | "last-known" | "manual";
            };
        };
        /** @description A run result: zones, impact, caveats, inputs */
        readonly RunResult: RunResult;
        readonly RunSummary: {
            readonly chemical: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly hazard: string;
            /** Format: uuid */
            readonly id: string;
            readonly industryId: number | null;
            readonly industryName: string;
            readonly inventoryItemId: number | null;
            readonly people: number;
            readonly weatherOrigin: {
                readonly ageS: number | null;
                readonly observedAt: string | null;
                /** @enum {string} */
                readonly source: "open-meteo" | "weatherapi" | "entered" | "last-known" | "manual";
            };
            readonly worstReachM: number;
        };
        /** @description A scenario document; see docs/scenario.schema.json */
        readonly ScenarioDocument: ScenarioDocument;
        readonly Session: {
            readonly account: components["schemas"]["Account"] | null;
            /** @enum {string} */
            readonly mode: "demo" | "live";
            readonly permissions: readonly string[];
            readonly setupNeeded: boolean;
        };
        readonly System: {
            readonly engineVersion: string;
            readonly mapLayers: readonly components["schemas"]["MapLayer"][];
            /** @enum {string} */
            readonly mode: "demo" | "live";
            readonly version: string;
            readonly webVitalsUrl: string | null;
        };
        readonly Weather: {
            readonly ageS: number;
            readonly cloudPercent: number;
            readonly conditionIcon: string;
            readonly conditionText: string;
            readonly distanceM: number;
            readonly enteredBy: string | null;
            readonly humidityPercent: number;
            readonly latitude: number;
            readonly longitude: number;
            /** Format: date-time */
            readonly observedAt: string;
            readonly precipitationMm: number;
            readonly pressureHpa: number | null;
            /** @enum {string} */
            readonly source: "open-meteo" | "weatherapi" | "entered";
            readonly stale: boolean;
            readonly temperatureC: number;
            readonly utcOffsetMin: number;
            readonly windFromDeg: number;
            readonly windGustMs: number | null;
            readonly windSpeedMs: number;
        };
        readonly WeatherAnswer: {
            readonly current: components["schemas"]["Weather"] | null;
            readonly last: components["schemas"]["Weather"] | null;
            readonly reason: string | null;
        };
        readonly WeatherCompat: {
            readonly current: {
                readonly cloud: number;
                readonly condition: {
                    readonly icon: string;
                    readonly text: string;
                };
                readonly humidity: number;
                readonly precip_in: number;
                readonly precip_mm: number;
                readonly temp_c: number;
                readonly temp_f: number;
                readonly wind_degree: number;
                readonly wind_dir: string;
                readonly wind_mph: number;
            };
            readonly location: {
                readonly localtime: string;
            };
        };
        readonly WeatherEntry: {
            readonly cloudPercent: number;
            /** @default  */
            readonly conditionText: string;
            readonly humidityPercent: number;
            readonly latitude: number;
            readonly longitude: number;
            /** @default 0 */
            readonly precipitationMm: number;
            readonly temperatureC: number;
            readonly utcOffsetMin?: number;
            readonly windFromDeg: number;
            readonly windSpeedMs: number;
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
    readonly listAlerts: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Latest alerts, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly alerts: readonly components["schemas"]["Alert"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly draftAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AlertInput"];
            };
        };
        readonly responses: {
            /** @description Store a draft warning */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One alert */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly updateAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly actionText: string;
                    /** Format: date-time */
                    readonly expiresAt: string;
                    readonly hazardText: string;
                    readonly incidentDescription: string;
                    readonly incidentId: string;
                    /** @enum {string} */
                    readonly incidentSeverity: "low" | "medium" | "high";
                    readonly placeText: string;
                    /** Format: uuid */
                    readonly runId: string;
                    readonly source: string;
                    /** @enum {string} */
                    readonly status: "Actual" | "Exercise" | "Test";
                    readonly timeText: string;
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            /** @description Change a draft warning */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listChemicals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chemical library: names, CAS numbers, what can be modelled */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly chemicals: readonly components["schemas"]["Chemical"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listIndustries: {
        readonly parameters: {
            readonly query?: {
                readonly direction?: "asc" | "desc";
                readonly page?: number;
                readonly pageSize?: number;
                readonly search?: string;
                readonly sort?: "industryName" | "district" | "safetyTeamContact" | "latitude" | "longitude";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Industries, paged, searched and sorted */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly page: number;
                        readonly pageSize: number;
                        readonly rows: readonly components["schemas"]["Industry"][];
                        readonly total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly createIndustry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IndustryInput"];
            };
        };
        readonly responses: {
            /** @description On-board an industry */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly downloadIndustries: {
        readonly parameters: {
            readonly query?: {
                readonly search?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All industries as CSV */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readIndustry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One industry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly updateIndustry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly district: string;
                    readonly industryName: string;
                    readonly latitude: number;
                    readonly longitude: number;
                    readonly safetyTeamContact: string;
                    readonly version?: number;
                };
            };
        };
        readonly responses: {
            /** @description Change an industry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Industry"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly deleteIndustry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Delete an industry with its inventory */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listInventory: {
        readonly parameters: {
            readonly query?: {
                readonly direction?: "asc" | "desc";
                readonly page?: number;
                readonly pageSize?: number;
                readonly search?: string;
                readonly sort?: "itemNo" | "productName" | "substanceName" | "concentration" | "casNo" | "quantity" | "unit" | "hazardClass" | "location" | "dateReceived" | "dateExpired" | "supplier";
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Inventory of an industry, paged */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly page: number;
                        readonly pageSize: number;
                        readonly rows: readonly components["schemas"]["InventoryItem"][];
                        readonly total: number;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly createInventoryItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InventoryInput"];
            };
        };
        readonly responses: {
            /** @description Add an inventory item */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryItem"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly downloadInventory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Inventory as CSV */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly bulkInventory: {
        readonly parameters: {
            readonly query?: {
                readonly columns?: string;
                readonly dryRun?: "true" | "false";
                readonly onError?: "skip" | "refuse";
            };
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description Bulk upload of inventory items */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly bulkIndustries: {
        readonly parameters: {
            readonly query?: {
                readonly columns?: string;
                readonly dryRun?: "true" | "false";
                readonly onError?: "skip" | "refuse";
            };
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description Bulk upload of industries */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkReport"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly updateInventoryItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly casNo: string;
                    readonly concentration: string;
                    /** Format: date */
                    readonly dateExpired: string;
                    /** Format: date */
                    readonly dateReceived: string;
                    readonly hazardClass: string;
                    readonly itemNo: string;
                    readonly location: string;
                    readonly productName: string;
                    readonly quantity: number;
                    readonly substanceName: string;
                    readonly supplier: string;
                    /** @enum {string} */
                    readonly unit: "kg" | "g" | "t" | "lb" | "L" | "m3";
                    readonly version?: number;
                };
            };
        };
        readonly responses: {
            /** @description Change an inventory item */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryItem"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly deleteInventoryItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Delete an inventory item */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly searchPlaces: {
        readonly parameters: {
            readonly query: {
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Places by name: bundled gazetteer, or the configured online provider */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly attribution: string;
                        readonly places: readonly components["schemas"]["Place"][];
                        readonly source: string;
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listReceptors: {
        readonly parameters: {
            readonly query: {
                readonly latitude: number;
                readonly longitude: number;
                readonly radiusM?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Schools, hospitals, homes, industries and markets around a position */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly omitted: number;
                        readonly receptors: readonly components["schemas"]["Receptor"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listRuns: {
        readonly parameters: {
            readonly query?: {
                readonly industryId?: number;
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Latest runs, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly runs: readonly components["schemas"]["RunSummary"][];
                    };
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly createRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RunInput"];
            };
        };
        readonly responses: {
            /** @description Run a scenario and store inputs and result */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Run"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One run, complete */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Run"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly proposeAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A warning text proposed from a run */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AlertInput"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is signed in; sets the XSRF-TOKEN cookie */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: email */
                    readonly email: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Sign in with e-mail and password */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sign out */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly signInDemo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly role: "plant" | "imt" | "l0" | "l1" | "l2" | "l3" | "admin";
                };
            };
        };
        readonly responses: {
            /** @description Demo mode only: sign in as a role with one click */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly currentPassword: string;
                    readonly newPassword: string;
                };
            };
        };
        readonly responses: {
            /** @description Change your password; other sessions end */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly setup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: email */
                    readonly email: string;
                    readonly name: string;
                    readonly password: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Live mode, once: make the first administrator with the printed link */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readSystem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Mode, versions, configured map layers */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["System"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readWeather: {
        readonly parameters: {
            readonly query: {
                readonly latitude: number;
                readonly longitude: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Current weather at a position, or the last known with its age */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WeatherAnswer"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly enterWeather: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A repeated call with the same key gets the first answer */
                readonly "idempotency-key"?: string;
                /** @description The value of the cookie XSRF-TOKEN */
                readonly "x-xsrf-token"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WeatherEntry"];
            };
        };
        readonly responses: {
            /** @description Enter observed weather by hand */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Weather"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly weatherByPosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly lat: number;
                readonly lng: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Current weather by position */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WeatherCompat"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly weatherByCity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly city: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Current weather by city */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WeatherCompat"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly healthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process is alive */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process can serve: database and migrations */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description A failure, with its code and the id of the request */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
