/** Where formulas, coefficients and cases come from. Models and doc comments name these keys. */
export const references = {
  'aermod-2004': 'US EPA (2004). AERMOD: Description of Model Formulation, EPA-454/R-03-004.',
  'aloha-td':
    'Jones R., Lehr W., Simecek-Beatty D., Reynolds R.M. (2013). ALOHA 5.4.4 Technical Documentation. NOAA Technical Memorandum NOS OR&R 43.',
  'beals-1971': 'Beals G.A. (1971). Guide to local diffusion of air pollutants. Air Weather Service Technical Report 214.',
  'birch-1987': 'Birch A.D., Hughes D.J., Swaffield F. (1987). Velocity decay of high pressure jets. Combust. Sci. Technol. 52, 161-171.',
  'briggs-1973': 'Briggs G.A. (1973). Diffusion estimation for small emissions. ATDL Contribution 79, NOAA, Oak Ridge.',
  'brighton-1985':
    'Brighton P.W.M. (1985). Evaporation from a plane liquid surface into a turbulent boundary layer. J. Fluid Mech. 159, 323-345.',
  'britter-mcquaid-1988':
    'Britter R.E., McQuaid J. (1988). Workbook on the dispersion of dense gases. HSE Contract Research Report 17/1988; curves as fitted in CCPS (1999).',
  'buck-1981': 'Buck A.L. (1981). New equations for computing vapor pressure and enhancement factor. J. Appl. Meteorol. 20, 1527-1532.',
  'ccps-1999': 'CCPS (1999). Guidelines for Consequence Analysis of Chemical Releases. AIChE, New York.',
  'chatwin-1968':
    'Chatwin P.C. (1968). The dispersion of a puff of passive contaminant in the constant stress region. Q. J. R. Meteorol. Soc. 94, 350-360.',
  'cirillo-poli-1992':
    'Cirillo M.C., Poli A.A. (1992). An intercomparison of semiempirical diffusion models under low wind speed, stable conditions. Atmos. Environ. 26A, 765-774.',
  'cox-carpenter-1980':
    'Cox R.A., Carpenter R.J. (1980). Further development of a dense vapour cloud dispersion model for hazard analysis. In: Heavy Gas and Risk Assessment, Reidel, 55-87.',
  'dippr-forms': 'Design Institute for Physical Properties (AIChE): equation numbers 100, 101, 105, 106 and 114.',
  'draxler-1976': 'Draxler R.R. (1976). Determination of atmospheric diffusion parameters. Atmos. Environ. 10, 99-105.',
  'eidsvik-1980': 'Eidsvik K.J. (1980). A model for heavy gas dispersion in the atmosphere. Atmos. Environ. 14, 769-777.',
  'epa-rmp-2009': 'US EPA (2009). Risk Management Program Guidance for Offsite Consequence Analysis, EPA 550-B-99-009, reference tables.',
  'hanna-franzese-2000':
    'Hanna S.R., Franzese P. (2000). Alongwind dispersion: a simple similarity formula compared with observations at 11 field sites and in one wind tunnel. J. Appl. Meteorol. 39, 1700-1714.',
  'hanna-1982': 'Hanna S.R., Briggs G.A., Hosker R.P. (1982). Handbook on Atmospheric Diffusion. DOE/TIC-11223, US Department of Energy.',
  'havens-1985':
    'Havens J.A., Spicer T.O. (1985). Development of an atmospheric dispersion model for heavier-than-air gas mixtures (DEGADIS).',
  'hazel-2026':
    'Damian K. HAZEL: open re-implementation of ALOHA with recorded ALOHA 5.4.x runs (public repository kociembadamian/HAZEL, 2026).',
  'hogstrom-1988':
    'Högström U. (1988). Non-dimensional wind and temperature profiles in the atmospheric surface layer: a re-evaluation. Boundary-Layer Meteorol. 42, 55-78.',
  'hyram-6': 'Sandia National Laboratories. HyRAM+ 6, digitised CCPS blast curves.',
  'isc3-1995': "US EPA (1995). User's Guide for the Industrial Source Complex (ISC3) Dispersion Models, vol. II, EPA-454/B-95-003b.",
  'kingery-bulmash-1984':
    'Kingery C.N., Bulmash G. (1984). Airblast parameters from TNT spherical air burst and hemispherical surface burst. ARBRL-TR-02555.',
  'finney-1971': 'Finney D.J. (1971). Probit Analysis, 3rd ed. Cambridge University Press.',
  'lees-1996': 'Lees F.P. (1996). Loss Prevention in the Process Industries, 2nd ed. Butterworth-Heinemann.',
  'hoot-1973':
    'Hoot T.G., Meroney R.N., Peterka J.A. (1973). Wind tunnel tests of negatively buoyant plumes. Colorado State University, EPA-650/3-74-003; rise and dilution at its top as in ermak-1990.',
  'long-1963':
    'Long V.D. (1963). Estimation of the extent of hazard areas round a vent. Second Symposium on Chemical Process Hazards, 6-14.',
  'nac-aegl': 'National Advisory Committee for Acute Exposure Guideline Levels; US EPA final AEGL values.',
  'nist-fds-lng':
    'NIST. Fire Dynamics Simulator, Technical Reference Guide vol. 3: Validation, LNG dispersion (Burro, Coyote, Falcon, Maplin Sands); data in firemodels/exp.',
  'noaa-solar': 'NOAA Global Monitoring Laboratory. General solar position calculations (low-precision Fourier series).',
  'ellison-turner-1959': 'Ellison T.H., Turner J.S. (1959). Turbulent entrainment in stratified flows. J. Fluid Mech. 6, 423-448.',
  'robins-2001':
    'Robins A. et al. (2001). A wind tunnel study of dense gas dispersion in a neutral boundary layer over a rough surface. Atmos. Environ. 35, 2243-2252.',
  'ooms-1972':
    'Ooms G. (1972). A new method for the calculation of the plume path of gases emitted by a stack. Atmos. Environ. 6, 899-909; as in farrell-2020.',
  'palazzi-1982': 'Palazzi E. et al. (1982). Diffusion from a steady source of short duration. Atmos. Environ. 16, 2785-2790.',
  'perry-8': "Green D.W., Perry R.H. (2007). Perry's Chemical Engineers' Handbook, 8th ed., section 2.",
  'prairie-grass-1958': 'Barad M.L. (1958). Project Prairie Grass. Geophysical Research Papers 59, AFCRC-TR-58-235.',
  'ricou-spalding-1961':
    'Ricou F.P., Spalding D.B. (1961). Measurements of entrainment by axisymmetrical turbulent jets. J. Fluid Mech. 11, 21-32.',
  'schulman-2000':
    'Schulman L.L., Strimaitis D.G., Scire J.S. (2000). Development and evaluation of the PRIME plume rise and building downwash model. J. Air Waste Manage. Assoc. 50, 378-390; code in AERMOD, EPA.',
  'seinfeld-1986': 'Seinfeld J.H. (1986). Atmospheric Chemistry and Physics of Air Pollution. Wiley, p. 577.',
  'tno-yellow-book':
    'van den Bosch C.J.H., Weterings R.A.P.M. (2005). Methods for the calculation of physical effects, CPR 14E, 3rd ed., TNO.',
  'epa-2000-met': 'US EPA (2000). Meteorological Monitoring Guidance for Regulatory Modeling Applications. EPA-454/R-99-005, section 6.',
  'yamartino-1984':
    'Yamartino R.J. (1984). A comparison of several single-pass estimators of the standard deviation of wind direction. J. Climate Appl. Meteor. 23, 1362-1366.',
  'turner-1994': 'Turner D.B. (1994). Workbook of Atmospheric Dispersion Estimates, 2nd ed. Lewis.',
  'van-ulden-1978':
    'van Ulden A.P. (1978). Simple estimates for vertical diffusion from sources near the ground. Atmos. Environ. 12, 2125-2129.',
  'watson-1943': 'Watson K.M. (1943). Thermodynamics of the liquid state. Ind. Eng. Chem. 35, 398-406.',
  'ermak-1990':
    'Ermak D.L. (1990). User’s manual for SLAB: an atmospheric dispersion model for denser-than-air releases. UCRL-MA-105607; the program’s source.',
  'farrell-2020': 'Farrell A. (2020). Worked examples of chemical release calculations, public blog repository.',
  'blackman-2021': 'Blackman D., Vigna S. (2021). Scrambled linear pseudorandom number generators. ACM Trans. Math. Softw. 47(4), 36.',
  'chaloner-1995': 'Chaloner K., Verdinelli I. (1995). Bayesian experimental design: a review. Statistical Science 10, 273-304.',
  'geyer-1992': 'Geyer C.J. (1992). Practical Markov chain Monte Carlo. Statistical Science 7, 473-483.',
  'haario-2001': 'Haario H., Saksman E., Tamminen J. (2001). An adaptive Metropolis algorithm. Bernoulli 7, 223-242.',
  'huber-1964': 'Huber P.J. (1964). Robust estimation of a location parameter. Ann. Math. Statist. 35, 73-101.',
  'hyndman-1996': 'Hyndman R.J. (1996). Computing and graphing highest density regions. The American Statistician 50, 120-126.',
  'lorensen-1987':
    'Lorensen W.E., Cline H.E. (1987). Marching cubes: a high resolution 3D surface construction algorithm. Computer Graphics 21, 163-169.',
  'mckay-1979':
    'McKay M.D., Beckman R.J., Conover W.J. (1979). A comparison of three methods for selecting values of input variables. Technometrics 21, 239-245.',
  'nelder-1965': 'Nelder J.A., Mead R. (1965). A simplex method for function minimization. The Computer Journal 7, 308-313.',
  'scott-1992': 'Scott D.W. (1992). Multivariate Density Estimation: Theory, Practice, and Visualization. Wiley, New York.',
  'wichura-1988': 'Wichura M.J. (1988). Algorithm AS 241: the percentage points of the normal distribution. Appl. Statist. 37, 477-484.',
  'chamberlain-1987':
    'Chamberlain G.A. (1987). Developments in design methods for predicting thermal radiation from flares. Chem. Eng. Res. Des. 65, 299-309.',
  'hankinson-2012':
    'Hankinson G., Lowesmith B.J. (2012). A consideration of methods of determining the radiative characteristics of jet fires. Combust. Flame 159, 1165-1177.',
  'mudan-1984': 'Mudan K.S. (1984). Thermal radiation hazards from hydrocarbon pool fires. Prog. Energy Combust. Sci. 10, 59-80.',
  'babrauskas-1983': 'Babrauskas V. (1983). Estimating large pool fire burning rates. Fire Technology 19, 251-261.',
  'mcgrattan-2000': 'McGrattan K.B., Baum H.R., Hamins A. (2000). Thermal radiation from large pool fires. NISTIR 6546.',
  'pritchard-binding-1992':
    'Pritchard M.J., Binding T.M. (1992). FIRE2: a new approach for predicting thermal radiation levels from hydrocarbon pool fires. IChemE Symposium Series 130, 491-505.',
  'tewarson-2002':
    'Tewarson A. (2002). Generation of heat and chemical compounds in fires. SFPE Handbook of Fire Protection Engineering, 3rd ed., section 3-4.',
  'nist-pools': 'NIST pool fires: radiated shares and burning rates, kept by MaCFP, public repository MaCFP/macfp-db.',
  'sandia-pools': 'Sandia pool fires of ethane and propane, 5 m: readings kept by NIST, public repository firemodels/exp.',
  'lastfire-2016': 'LASTFIRE (2016). Boilover research: position paper and practical lessons learned, issue 3; API RP 2021 (2001).',
  'montoir-phoenix': 'LNG pool fires of Montoir (35 m) and Sandia Phoenix: readings kept by NIST, public repository firemodels/exp.',
  'brode-1959': 'Brode H.L. (1959). Blast wave from a spherical charge. Phys. Fluids 2, 217-229.',
  'prugh-1991': 'Prugh R.W. (1991). Quantitative evaluation of BLEVE hazards. J. Fire Prot. Eng. 3, 9-24.',
  'pierorazio-2005':
    'Pierorazio A.J., Thomas J.K., Baker Q.A., Ketchum D.E. (2005). An update to the Baker-Strehlow-Tang vapor cloud explosion prediction methodology flame speed table. Process Saf. Prog. 24, 59-65.',
  'tang-baker-1999': 'Tang M.J., Baker Q.A. (1999). A new set of blast curves from vapor cloud explosion. Process Saf. Prog. 18, 235-240.',
  'eisenberg-1975':
    'Eisenberg N.A., Lynch C.J., Breeding R.J. (1975). Vulnerability model: a simulation system for assessing damage resulting from marine spills. US Coast Guard CG-D-136-75.',
  'tsao-perry-1979': 'Tsao C.K., Perry W.W. (1979). Modifications to the vulnerability model. US Coast Guard CG-D-38-79.',
  'tno-green-book': 'TNO (1992). Methods for the determination of possible damage, CPR 16E.',
  'bejan-2003': 'Bejan A., Kraus A.D. (2003). Heat Transfer Handbook. Wiley.',
  'brock-bird-1955': 'Brock J.R., Bird R.B. (1955). Surface tension and the principle of corresponding states. AIChE J. 1, 174-177.',
  'briscoe-shaw-1980': 'Briscoe F., Shaw P. (1980). Spread and evaporation of liquid. Prog. Energy Combust. Sci. 6, 127-140.',
  'johnson-woodward-1999':
    'Johnson D.W., Woodward J.L. (1999). RELEASE: a model with data to predict aerosol rainout in accidental releases. CCPS, AIChE, New York.',
  'wilson-1979':
    'Wilson D.J. (1979). The release and dispersion of gas from pipeline ruptures. Alberta Environment; as in aloha-td and tno-yellow-book 2.5.2.3.',
  'fauske-epstein-1988':
    'Fauske H.K., Epstein M. (1988). Source term considerations in connection with chemical accidents and vapour cloud modelling. J. Loss Prev. Process Ind. 1, 75-83.',
  'diers-1992':
    'Fisher H.G. et al. (1992). Emergency relief system design using DIERS technology. AIChE, New York; as in tno-yellow-book 2.5.3.2.',
  'edwards-obrien-1970':
    "Edwards A.R., O'Brien T.P. (1970). Studies of phenomena connected with the depressurization of water reactors. J. Br. Nucl. Energy Soc. 9, 125-135; pressures as digitised in the public repository deOliveira-R/opal.",
  'fannelop-ryhming-1982': 'Fannelop T.K., Ryhming I.L. (1982). Massive release of gas from long pipelines. J. Energy 6, 132-140.',
  'leung-grolmes-1987':
    'Leung J.C., Grolmes M.A. (1987). The discharge of two-phase flashing flow in a horizontal duct. AIChE J. 33, 524-527.',
  'morrow-1983':
    'Morrow T.B., Bass R.L., Lock J.A. (1983). A LPG pipeline break flow model. J. Energy Resour. Technol. 105, 379-387; named in tno-yellow-book 2.5.3.6.',
  'hse-mishap':
    'Bilo M., Kinsman P.R. (1997). MISHAP: HSE’s pipeline risk-assessment methodology. Pipes and Pipelines International, July-August, 5-12 (not opened); its fireball beside accidents: HSE Research Report 036 (2003), abstract.',
  'cpr-18e': 'TNO (1999). Guidelines for quantitative risk assessment (Purple Book), CPR 18E, table 5.2.',
  'hse-osd30': 'UK HSE. SPC/Tech/OSD/30, indicative human vulnerability to the hazardous agents present offshore, table 2.',
  'hse-haztox': 'UK HSE. Toxicity levels of chemicals: assessment of the dangerous toxic load (SLOT and SLOD).',
  'ten-berge-1986':
    'ten Berge W.F., Zwart A., Appelman L.M. (1986). Concentration-time mortality response relationship of irritant and systemically acting vapours and gases. J. Hazard. Mater. 13, 301-309.',
  'withers-1985':
    'Withers R.M.J., Lees F.P. (1985). The assessment of major hazards: the lethal toxicity of chlorine, part 2. J. Hazard. Mater. 12, 283-302.',
} as const;

export type SourceKey = keyof typeof references;

const citations: Readonly<Record<string, string>> = references;

/** The citation of a source that a model names: by its key, or in full. */
export const printSource = (source: string): string => citations[source] ?? source;
